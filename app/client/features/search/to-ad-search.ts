import type { SearchFilter } from '@bozor/form-engine/search';

import type { AdSearch } from '../../api/search.ts';
import type { SearchAddress } from '../../links/search-address.ts';

/** The search of an address with its parsed filters. */
export function toAdSearch(address: SearchAddress, filters: readonly SearchFilter[]): AdSearch {
  const { query, literal, categoryId, subcategoryId, sort } = address;
  return {
    ...(query !== '' && { query }),
    ...(categoryId !== null && { categoryId }),
    ...(subcategoryId !== null && { subcategoryId }),
    ...(literal.length > 0 && { literal }),
    ...(filters.length > 0 && { filters }),
    ...(sort !== 'relevant' && { sort }),
  };
}
