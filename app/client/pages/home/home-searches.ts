import { QUERY_PREFIX } from '@bozor/form-engine/search';

import { SEARCH_KEYS } from '../../../contract/plain.ts';
import type { AdSearch } from '../../api/search.ts';

/** Number of premium ads: one row of a wide screen. */
export const PREMIUM_COUNT = 4;
const PREMIUM = { key: SEARCH_KEYS.promotion, value: 'PREMIUM' } as const;

/** Premium ads. */
export const premiumSearch: AdSearch = { filters: [PREMIUM], limit: PREMIUM_COUNT };
/** All published ads, newest first. */
export const freshSearch: AdSearch = { sort: 'newest' };
/** Address of all premium ads. */
export const PREMIUM_HREF = `/search?${QUERY_PREFIX}${PREMIUM.key}=${PREMIUM.value}`;
