import type { Query, QueryClient } from '@tanstack/react-query';

import { currentSession } from '../device/session.ts';
import { isSameForAll } from './forget-reads-of-others.ts';

/**
 * Repeats the server's reads whose answer may differ for the visitor: for a signed-in user, all
 * that depend on the viewer; for a guest, the ad of the page, since its views are counted.
 */
export function rereadAsVisitor(queries: QueryClient): void {
  const { accessToken } = currentSession();
  if (accessToken !== null) rereadRefused(queries);
  const predicate = ({ queryKey: [noun, kind], state: { data } }: Query) =>
    accessToken === null
      ? noun === 'ads' && kind === 'one' && data !== undefined
      : !isSameForAll(noun);
  // A read that is on its way is already the visitor's own.
  void queries.invalidateQueries({ predicate }, { cancelRefetch: false });
}

/**
 * Repeats refused reads of parts that are not on the page yet, as soon as they are: they refuse to
 * a guest what is the user's own, and the mount of a part does not repeat a refused read.
 */
function rereadRefused(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  const refused = cache.findAll({
    type: 'inactive',
    predicate: ({ queryKey: [noun], state: { error } }) => error !== null && !isSameForAll(noun),
  });
  const waiting = new Map(refused.map((query) => [query, query.state.error]));
  if (waiting.size === 0) return;
  const stop = cache.subscribe(({ type, query }) => {
    const refusal = waiting.get(query);
    if (refusal === undefined) return;
    // Removed from the cache, read in another way, or reset at a sign-out: nothing to repeat.
    const isOver = type === 'removed' || query.state.error !== refusal;
    if (!isOver && type !== 'observerAdded') return;
    waiting.delete(query);
    if (waiting.size === 0) stop();
    if (!isOver) void queries.refetchQueries({ queryKey: query.queryKey, exact: true });
  });
}
