import type { QueryClient } from '@tanstack/react-query';

import { currentSession } from '../device/session.ts';
import { isSameForAll } from './forget-reads-of-others.ts';

/**
 * Repeats the server's reads whose answer may differ for the visitor: for a signed-in user, all
 * that depend on the viewer; for a guest, the ad of the page, since its views are counted.
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
