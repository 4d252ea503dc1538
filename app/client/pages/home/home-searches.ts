import { QUERY_PREFIX } from '@bozor/form-engine/search';

import { SEARCH_KEYS } from '../../../contract/plain.ts';
import type { AdSearch } from '../../api/search.ts';

/** As many premium ads as a row of a full screen holds. */
export const PREMIUM_COUNT = 4;
const PREMIUM = { key: SEARCH_KEYS.promotion, value: 'PREMIUM' } as const;

/** Ads that their sellers have paid most for. */
export const premiumSearch: AdSearch = { filters: [PREMIUM], limit: PREMIUM_COUNT };
/** Everything that was published, newest first. */
export const freshSearch: AdSearch = { sort: 'newest' };
/** Address of all premium ads. */
export const PREMIUM_HREF = `/search?${QUERY_PREFIX}${PREMIUM.key}=${PREMIUM.value}`;
