import type { SearchOptions } from '@bozor/form-engine/search';

/** Ads of a page unless the caller says otherwise (spec §9). */
export const SEARCH_PAGE_SIZE = 20;
/** Longest query, in UTF-16 units. */
export const QUERY_LENGTH = 200;
/** Suggestions shown, at most (spec §9). */
export const SUGGESTIONS_LIMIT = 8;
/** How long after the last key suggestions are asked for, in ms (spec §9). */
export const SUGGESTIONS_DELAY_MS = 300;

/** What the filters' definitions leave open; the server and every copy of its search take this. */
export const SEARCH_OPTIONS: SearchOptions = { radiusKm: 5, periodEnds: ['check_out'] };

/** Keys of `filters` that are on no definition's page: every search understands them. */
export const SEARCH_KEYS = {
  /** One of `SORTS`. */
  sort: 'sort',
  /** One of the promotion levels: ads of that level alone. */
  promotion: 'promotion_type',
} as const;

/** `relevant`: promotion slots, then newest; `newest`: by time alone; by price, without one last. */
export const SORTS = ['relevant', 'newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];
