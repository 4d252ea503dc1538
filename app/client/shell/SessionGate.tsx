import { use, useEffect } from 'react';
import type { ReactNode } from 'react';

import { sessionStart } from '../features/session/session-start.ts';

/**
 * Suspends a routed view until the session is initialised (spec §2). The HTML from the server stays
 * visible meanwhile: a suspended boundary hydrates later. `data-ready` on `<html>` marks that the
 * view can be used.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  use(sessionStart.use());
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return children;
}
