import type { SearchFilter } from '@bozor/form-engine/search';
import type { InfiniteData } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { AdPage } from '../../contract/index.ts';
import { SEARCH_KEYS, SEARCH_PAGE_SIZE, routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';
import { pause } from './transport/pause.ts';

/** The restrictions of a search; absent ones do not narrow it. */
export interface AdSearch {
  /** The query; blank counts as none. */
  readonly query?: string;
  readonly categoryId?: string;
  readonly subcategoryId?: string;
  /** Pairs of key and value, as the engine's `toSearchFilters` makes them. */
  readonly filters?: readonly SearchFilter[];
  /** Parts of the query that are searched as words, though they could be read as filters. */
  readonly literal?: readonly string[];
  /** One of `SORTS` or an own sort of the scope; `relevant` by default. */
  readonly sort?: string;
  /** Ads per page, 20 by default (spec §9). */
  readonly limit?: number;
}

type Cursor = string | null;
type Pages = InfiniteData<AdPage, Cursor>;

/**
 * Ads of a search, page by page. Equal searches share one list; a late answer is stored under its
 * own search.
 *
 * @param from Cursor of the first page: the end of another one, as in a link without JavaScript.
 */
export function adSearch(search: AdSearch, from: Cursor = null) {
  return infiniteQueryOptions<AdPage, Error, Pages, readonly unknown[], Cursor>({
    queryKey: ['ads', 'search', search, ...(from === null ? [] : [from])],
    queryFn: ({ pageParam, signal }) => {
      const read = toSearchRead(search);
      const cursor = pageParam === null ? [] : [['cursor', pageParam] as const];
      const limit = ['limit', String(read.limit)] as const;
      const url = urlOf(routes.search, {}, [...addressOf(search), limit, ...cursor]);
      const body = bodyOf(read);
      return call({ ...routes.search, url, body, signal }, ({ AdPage }) => AdPage);
    },
    initialPageParam: from,
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/**
 * Number of ads that a search finds, which does not depend on the sort order.
 *
 * @param afterMs Delay in which a newer search replaces this one.
 */
export function adCount(search: AdSearch, afterMs = 0) {
  return queryOptions({
    queryKey: ['ads', 'count', unordered(search)],
    queryFn: async ({ signal }) => {
      if (afterMs > 0) await pause(afterMs, signal);
      const url = urlOf(routes.searchCount, {}, addressOf(search));
      const body = bodyOf(search);
      return call({ ...routes.searchCount, url, body, signal }, ({ AdCount }) => AdCount);
    },
  });
}

/** The body of a search request. */
export function toSearchRead({ sort, limit = SEARCH_PAGE_SIZE, filters = [], ...scope }: AdSearch) {
  const isSorted = sort !== undefined && sort !== 'relevant';
  const order = isSorted ? [{ key: SEARCH_KEYS.sort, value: sort }] : [];
  return { ...scope, limit, filters: [...filters, ...order] };
}

/** What a search finds depends on nothing else. */
export function unordered({ query, categoryId, subcategoryId, filters, literal }: AdSearch) {
  return { query, categoryId, subcategoryId, filters, literal };
}

/** Body of a request for what a search finds. */
export function bodyOf({ filters = [], literal }: AdSearch) {
  return { filters, literal };
}

/** The parameters of a search in the address of a request. */
export function addressOf({ query, categoryId, subcategoryId }: AdSearch) {
  const words = query?.trim() ?? '';
  return [
    ...(words === '' ? [] : [['query', words] as const]),
    ...(categoryId === undefined ? [] : [['category_id', categoryId] as const]),
    ...(subcategoryId === undefined ? [] : [['subcategory_id', subcategoryId] as const]),
  ];
}
