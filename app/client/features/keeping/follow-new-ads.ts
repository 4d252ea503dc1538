import type { QueryClient } from '@tanstack/react-query';

import { savedSearches } from '../../api/kept/saved-searches.ts';
import { currentSession } from '../../device/session.ts';
import { keptAds } from '../../ui/kept/kept-ads.ts';
import { changeNewCount, refreshKept } from './kept-store.ts';

/** Time between two reads of a page that stays open. */
const READ_EVERY_MS = 5 * 60_000;

/**
 * Keeps the number of new ads true: by every list of saved searches that this page reads or
 * changes, and for a user whenever the page is shown again, or every five minutes. A list that is
 * open follows the number, which another tab may have changed. Returns the unsubscribe function.
 */
export function followNewAds(queries: QueryClient): () => void {
  const { queryKey } = savedSearches();
  const listed = () =>
    queries.getQueryData(queryKey)?.searches.reduce((sum, { new_count }) => sum + new_count, 0);
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      const sum = isAnswer && event.query.queryKey[0] === queryKey[0] ? listed() : undefined;
      if (sum !== undefined) changeNewCount(sum);
    }),
    keptAds.follow(() => {
      const sum = listed();
      if (sum === undefined || sum === keptAds.value()?.new_count) return;
      void queries.invalidateQueries({ queryKey });
    }),
  ];
  const read = () => {
    const isShown = document.visibilityState === 'visible';
    if (isShown && currentSession().accessToken !== null) void refreshKept();
  };
  document.addEventListener('visibilitychange', read);
  const timer = setInterval(read, READ_EVERY_MS);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', read);
    clearInterval(timer);
  };
}
