import { use, useEffect } from 'react';
import type { ReactNode } from 'react';

import { sessionStart } from '../features/session/session-start.ts';

/**
 * Holds a routed view until the session is initialised (spec §2). The HTML from the server stays on
 * the screen meanwhile: a boundary that waits hydrates later. `data-ready` on `<html>` says that
 * the view can be used.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  use(sessionStart.use());
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return children;
}
