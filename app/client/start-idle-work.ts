import type { QueryClient } from '@tanstack/react-query';

import { rereadAsVisitor } from './api/reread-as-visitor.ts';
import { watchServer } from './api/transport/server-watch.ts';
import { resumeSignIn } from './features/auth/resume/resume-sign-in.ts';
import { followExpiry } from './shell/sign-in/follow-expiry.ts';

/** Input from the page. */
interface IdlePage {
  readonly queries: QueryClient;
  /** Resolves when the session is initialised; `null` for a page without HTML from the server. */
  readonly drawnFor: Promise<void> | null;
}

/** Work that the first view does not need; it starts when the page is idle. */
export async function startIdleWork({ queries, drawnFor }: IdlePage): Promise<void> {
  watchServer(queries);
  followExpiry();
  void resumeSignIn();
  if (drawnFor === null) return;
  await drawnFor;
  rereadAsVisitor(queries);
}
