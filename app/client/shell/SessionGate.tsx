import { use, useEffect } from 'react';
import type { ReactNode } from 'react';

import { sessionStart } from '../features/session/session-start.ts';

/**
 * Suspends a routed view until the session is initialised (spec §2). The HTML from the server stays
 * visible meanwhile: a suspended boundary hydrates later. `data-ready` on `<html>` marks that the
 * view can be used.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  // Its value, not the server's snapshot of it: the snapshot would let the view hydrate, and the
  // pending promise would then hide it.
  use(sessionStart.value());
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return children;
}
