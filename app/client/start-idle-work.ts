import type { QueryClient } from '@tanstack/react-query';

import { watchServer } from './api/transport/server-watch.ts';

/** Work that the first view does not need; it starts when the page is idle. */
export function startIdleWork(queries: QueryClient): void {
  watchServer(queries);
}
