import type { QueryClient } from '@tanstack/react-query';

import { currentSession } from '../device/session.ts';
import { isSameForAll } from './forget-reads-of-others.ts';

/**
 * Reads again what the server drew for a guest, where the visitor may see something else: all that
 * depends on who asks for a signed-in user, and for a guest the ad on the page, whose reading
 * counts.
 */
export function rereadAsVisitor(queries: QueryClient): void {
  const { accessToken } = currentSession();
  void queries.invalidateQueries({
    predicate: ({ queryKey: [noun, kind], state: { data } }) =>
      accessToken === null
        ? noun === 'ads' && kind === 'one' && data !== undefined
        : !isSameForAll(noun),
  });
}
