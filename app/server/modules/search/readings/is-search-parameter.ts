import { QUERY_PREFIX } from '@bozor/form-engine/search';

import { LITERAL_PARAMETER } from '../../../../contract/index.ts';

const OWN = new Set(['q', LITERAL_PARAMETER, 'category_id', 'subcategory_id', 'cursor', 'map']);

/** Whether a parameter of a public page's address is one that the page reads. */
export function isSearchParameter(name: string): boolean {
  return OWN.has(name) || name.startsWith(QUERY_PREFIX);
}
