import type { QueryClient } from '@tanstack/react-query';

import { rereadAsVisitor } from './api/reread-as-visitor.ts';
import { watchServer } from './api/transport/server-watch.ts';

/** What the work needs of the page. */
interface IdlePage {
  readonly queries: QueryClient;
  /** Done when the session is initialised; `null` for a page that no server drew. */
  readonly drawnFor: Promise<void> | null;
}

/** What the first page does without: it starts once the page has nothing better to do. */
export async function startIdleWork({ queries, drawnFor }: IdlePage): Promise<void> {
  watchServer(queries);
  if (drawnFor === null) return;
  await drawnFor;
  rereadAsVisitor(queries);
}
