import type { QueryClient } from '@tanstack/react-query';

import { watchServer } from './api/transport/server-watch.ts';

/** What the first page does without: it starts once the page has nothing better to do. */
export function startIdleWork(queries: QueryClient): void {
  watchServer(queries);
}
