import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { ApiFailure } from './transport/api-failure.ts';

/**
 * A read of a page rendered by the server: its answer or its refusal. It omits the times that a
 * dehydrated query contains, so that the same page is the same HTML.
 */
export type DrawnRead =
  | { readonly queryKey: QueryKey; readonly data: unknown }
  | { readonly queryKey: QueryKey; readonly code: string; readonly message: string };

/**
 * Extracts the answers and refusals of a request's queries, in an order independent of their
 * arrival.
 */
export function toDrawnReads(queries: QueryClient): readonly DrawnRead[] {
  return queries
    .getQueryCache()
    .getAll()
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .flatMap(({ queryKey, state: { data, error } }): readonly DrawnRead[] => {
      if (data !== undefined) return [{ queryKey, data }];
      if (!(error instanceof ApiFailure)) return [];
      return [{ queryKey, code: error.code, message: error.message }];
    });
}

/** Stores the server's reads in the page's queries: the first render equals the server's. */
export function takeDrawnReads(queries: QueryClient, reads: readonly DrawnRead[]): void {
  for (const read of reads) {
    if ('data' in read) queries.setQueryData(read.queryKey, read.data);
    else refuseRead(queries, read.queryKey, new ApiFailure(read.code, read.message));
  }
}

/** Stores a refusal as the error of a query that was not fetched here: its `isFetched` is false. */
export function refuseRead(queries: QueryClient, queryKey: QueryKey, error: ApiFailure): void {
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error });
}
