import type { QueryClient, QueryFilters } from '@tanstack/react-query';

import { currentSession, session } from '../device/session.ts';

/** First words of the keys of reads that are the same for everybody; any other depends on who asks. */
const SAME_FOR_ALL: ReadonlySet<unknown> = new Set([
  'creation-structure',
  'filters',
  'create-filters',
  'filter-form',
  'filter-reading',
  'lab',
]);

/** Whether reads whose keys begin with this word are the same whoever asks. */
export function isSameForAll(noun: unknown): boolean {
  return SAME_FOR_ALL.has(noun);
}

/**
 * Keeps what was read true to who reads: after signing in it is read again, meanwhile it stays in
 * sight; after signing out, or an expiry, it is gone at once. Returns the way to stop.
 */
export function forgetReadsOfOthers(queries: QueryClient): () => void {
  let token = currentSession().accessToken;
  return session.follow(() => {
    const before = token;
    token = currentSession().accessToken;
    if (token === before) return;
    const filter = {
      predicate: ({ queryKey: [noun] }: { readonly queryKey: readonly unknown[] }) =>
        !isSameForAll(noun),
    };
    if (before === null) void queries.invalidateQueries(filter);
    else forget(queries, filter);
  });
}

function forget(queries: QueryClient, filter: QueryFilters): void {
  for (const query of queries.getQueryCache().findAll(filter)) query.reset();
  // Once the page of a user is down: a guest reads again only what still stands.
  queueMicrotask(() => void queries.refetchQueries({ ...filter, type: 'active' }));
}
