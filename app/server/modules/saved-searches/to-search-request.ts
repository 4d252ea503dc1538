import type { KeptSearch } from '../../../contract/index.ts';
import type { SearchRequest } from '../search/index.ts';

/** Returns the request of a kept search. */
export function toSearchRequest({ filters, literal, ...search }: KeptSearch): SearchRequest {
  return { search: { ...search, limit: 1 }, body: { filters, literal } };
}
