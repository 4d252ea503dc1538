import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { ApiFailure } from './transport/api-failure.ts';

/**
 * One read that a server drew a page with: its answer, or its refusal. Without times, which a
 * dehydrated query would hold: the same page is the same HTML.
 */
export type DrawnRead =
  | { readonly queryKey: QueryKey; readonly data: unknown }
  | { readonly queryKey: QueryKey; readonly code: string; readonly message: string };

/**
 * Takes the answers and the refusals out of the queries of one request, in an order that does not
 * depend on which came first.
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

/** Gives a page the reads it was drawn with: its first render is the server's. */
export function takeDrawnReads(queries: QueryClient, reads: readonly DrawnRead[]): void {
  for (const read of reads) {
    if ('data' in read) queries.setQueryData(read.queryKey, read.data);
    else refuseRead(queries, read.queryKey, new ApiFailure(read.code, read.message));
  }
}

/** Puts a refusal where the answer to a read would be. */
export function refuseRead(queries: QueryClient, queryKey: QueryKey, error: ApiFailure): void {
  queries
    .getQueryCache()
    .build(queries, { queryKey })
    .setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1 });
}
