import type { SearchFilter } from '@bozor/form-engine/search';

import { SEARCH_KEYS } from '../../../../contract/plain.ts';
import type { SearchAddress } from '../../../links/search-address.ts';

/** The filter of an address that is on no place's page; none when ads of any promotion are wanted. */
export function promotionFilters({
  promotion,
}: Pick<SearchAddress, 'promotion'>): readonly SearchFilter[] {
  return promotion === null ? [] : [{ key: SEARCH_KEYS.promotion, value: promotion }];
}
