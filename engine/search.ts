export type { Chip } from './form/chips.ts';
export { toChips } from './form/chips.ts';
export type { DeadKey, LinkValues } from './form/query.ts';
export { fromQuery, QUERY_PREFIX, toQuery } from './form/query.ts';
export type { SearchFilter } from './form/search-filters.ts';
export { toSearchFilters } from './form/search-filters.ts';
