import type { SearchFilter } from '@bozor/form-engine/search';

import { SEARCH_KEYS } from '../../../../contract/plain.ts';
import type { SearchAddress } from '../../../links/search-address.ts';

/** The promotion filter of an address, which no scope's page defines; empty for any promotion. */
export function promotionFilters({
  promotion,
}: Pick<SearchAddress, 'promotion'>): readonly SearchFilter[] {
  return promotion === null ? [] : [{ key: SEARCH_KEYS.promotion, value: promotion }];
}
