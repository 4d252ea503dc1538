import type { QueryClient, QueryFilters } from '@tanstack/react-query';

import { currentSession, session } from '../device/session.ts';

/**
 * First parts of the keys of reads that are equal for all viewers; any other depends on the viewer.
 */
const SAME_FOR_ALL: ReadonlySet<unknown> = new Set([
  'creation-structure',
  'filters',
  'create-filters',
  'filter-form',
  'filter-reading',
  'lab',
  'site-links',
]);

/** Whether reads whose keys begin with this part are equal for all viewers. */
export function isSameForAll(noun: unknown): boolean {
  return SAME_FOR_ALL.has(noun);
}

/**
 * Keeps reads of one viewer from the next: after a sign-in they are repeated, and stay visible
 * meanwhile; after a sign-out or an expiry they are removed at once. Returns the unsubscribe
 * function.
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
  // After the user's page is unmounted: a guest repeats only the reads in use.
  queueMicrotask(() => void queries.refetchQueries({ ...filter, type: 'active' }));
}
