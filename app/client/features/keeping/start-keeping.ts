import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';

import { followStored } from '../../device/device-storage.ts';
import { session } from '../../device/session.ts';
import { keepControls } from '../../ui/kept/kept-ads.ts';
import { followNewAds } from './follow-new-ads.ts';
import { KeepControls } from './KeepControls.tsx';
import {
  KEPT_NAME,
  leaveUnsent,
  mayHaveKept,
  refreshKept,
  sendUnsent,
  showStored,
} from './kept-store.ts';
import { settleUnsent } from './unsent/settle-unsent.ts';

/**
 * Shows what the visitor keeps: hearts on the ads and counts in the header. The stored copy is
 * shown at once, then the server's answer; a guest who keeps nothing makes no call. Other tabs of
 * the device follow by the stored copy, and a sign-in or a sign-out starts again. Changes without an
 * answer survive the page: the next one, or this one when the visitor comes back to it, sends them.
 */
export function startKeeping(queries: QueryClient): void {
  const start = () => {
    showStored();
    const sent = sendUnsent();
    if (sent.length > 0) void settleUnsent(queries, sent);
    else if (mayHaveKept()) void refreshKept();
  };
  start();
  keepControls.change((props) => createElement(KeepControls, props));
  followStored([KEPT_NAME], showStored);
  addEventListener('pagehide', leaveUnsent);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) start();
  });
  session.follow(start);
  followNewAds(queries);
}
