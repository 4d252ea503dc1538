import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';

import { rereadAsVisitor } from './api/reread-as-visitor.ts';
import { siteLinks } from './api/site/site-links.ts';
import { watchServer } from './api/transport/server-watch.ts';
import { followDeepLink } from './features/app-prompt/follow-deep-link.ts';
import { isMobile } from './features/app-prompt/is-mobile.ts';
import { resumeSignIn } from './features/auth/resume/resume-sign-in.ts';
import { followPageToasts } from './shell/history/follow-page-toasts.ts';
import { idleParts } from './shell/idle/idle-parts.ts';
import { IdleParts } from './shell/idle/IdleParts.tsx';
import { announceReturn } from './shell/offline/announce-return.ts';
import { followExpiry } from './shell/sign-in/follow-expiry.ts';

/** Input from the page. */
interface IdlePage {
  readonly queries: QueryClient;
  /** Resolves when the session is initialised. */
  readonly started: Promise<void>;
  /** Whether the server has rendered the page. */
  readonly isDrawn: boolean;
}

/** Work that the first view does not need; it starts when the page is idle. */
export async function startIdleWork({ queries, started, isDrawn }: IdlePage): Promise<void> {
  watchServer(queries);
  followExpiry();
  announceReturn();
  followPageToasts();
  void resumeSignIn();
  await started;
  // Without this code ads have no hearts, and nothing else is missing.
  import('./features/keeping/start-keeping.ts').then(
    ({ startKeeping }) => startKeeping(queries),
    () => undefined,
  );
  idleParts.change(createElement(IdleParts));
  if (isMobile()) void openApp(queries);
  if (isDrawn) rereadAsVisitor(queries);
}

/** Once per page load, and only where the operator has an app (decision «Start-up deep link»). */
async function openApp(queries: QueryClient): Promise<void> {
  const links = await queries.fetchQuery(siteLinks()).catch(() => null);
  if (links === null || links.deep_link_on_start !== 'redirect') return;
  if (links.deep_link !== null) followDeepLink(links.deep_link);
}
