import type { SearchOptions } from '@bozor/form-engine/search';

/** Default number of ads per page (spec §9). */
export const SEARCH_PAGE_SIZE = 20;
/** Maximum length of a query, in UTF-16 units. */
export const QUERY_LENGTH = 200;
/** Maximum number of suggestions (spec §9). */
export const SUGGESTIONS_LIMIT = 8;
/** Maximum number of searches in nearby towns. */
export const NEARBY_LIMIT = 3;
/** Maximum number of wider searches, with the nearby towns. */
export const WIDER_LIMIT = 8 + NEARBY_LIMIT;
/** Number up to which the ads of a wider search are counted. */
export const WIDER_COUNT_LIMIT = 1_000;
/** Maximum number of clusters of ads on a map. */
export const MAP_CLUSTERS_LIMIT = 200;
/** Maximum number of cards of one place on a map. */
export const MAP_CARDS_LIMIT = 20;
/** Delay between the last key and the request of suggestions, in ms (spec §9). */
export const SUGGESTIONS_DELAY_MS = 300;

/** Search options that the definitions do not contain; the server and every copy of its search use them. */
export const SEARCH_OPTIONS: SearchOptions = { radiusKm: 5, periodEnds: ['check_out'] };

/** Keys of `filters` that every search accepts; no definition contains them. */
export const SEARCH_KEYS = {
  /** One of `SORTS`, or an `id` of the page's own `sorts`. */
  sort: 'sort',
  /** A promotion level: the search returns only its ads. */
  promotion: 'promotion_type',
} as const;

/** `relevant`: promotion slots, then newest; `newest`: by time; by price: ads without one last. */
export const SORTS = ['relevant', 'newest', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/** Maximum number of parts of a query that are read as filters. */
export const READINGS_LIMIT = 8;

/** Pattern of a sort by a value of the definitions: key and direction. */
export const OWN_SORT = /^(?<key>.{1,200})_(?<direction>asc|desc)$/;
