import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueries } from '../../../app/client/api/create-queries.ts';
import { takeDrawnReads } from '../../../app/client/api/drawn-reads.ts';
import { rereadAsVisitor } from '../../../app/client/api/reread-as-visitor.ts';
import { forgetSession, rememberUser } from '../../../app/client/device/session.ts';

const KEY = ['ads', 'one', 7];
const USER = { accessToken: 'token', username: 'Фирӯз', profilePicture: null, balance: null };

/** The queries of a page that the server has drawn for a guest: the ad was refused. */
function refusedPage() {
  const queries = createQueries();
  takeDrawnReads(queries, [{ queryKey: KEY, code: 'ad.unpublished', message: 'Не опубликовано.' }]);
  const queryFn = vi.fn(async () => 'own ad');
  const options = queries.defaultQueryOptions({ queryKey: KEY, queryFn });
  const show = () => new QueryObserver(queries, options).subscribe(() => undefined);
  return { queries, queryFn, show };
}

beforeEach(() => {
  localStorage.clear();
  forgetSession();
});

describe('a read that was refused to a guest', () => {
  test.for([{ isShownFirst: true }, { isShownFirst: false }])(
    'is repeated once for a user, on the page before: $isShownFirst',
    async ({ isShownFirst }) => {
      rememberUser(USER);
      const { queries, queryFn, show } = refusedPage();
      if (isShownFirst) show();
      rereadAsVisitor(queries);
      if (!isShownFirst) show();
      await vi.waitFor(() => expect(queries.getQueryData(KEY)).toBe('own ad'));
      show();
      expect(queryFn).toHaveBeenCalledOnce();
    },
  );

  test('is not repeated for a guest', async () => {
    const { queries, queryFn, show } = refusedPage();
    rereadAsVisitor(queries);
    show();
    await Promise.resolve();
    expect(queryFn).not.toHaveBeenCalled();
    expect(queries.getQueryState(KEY)?.status).toBe('error');
  });

  /** Refused reads that wait for their parts, and the listeners of the cache meanwhile. */
  function waitingPage() {
    rememberUser(USER);
    const { queries, queryFn, show } = refusedPage();
    const cache = queries.getQueryCache();
    rereadAsVisitor(queries);
    expect(cache.hasListeners()).toBe(true);
    const query = cache.find({ queryKey: KEY });
    if (query === undefined) throw new Error('No read was refused.');
    return { queries, cache, query, queryFn, show };
  }

  test('is waited for no longer once it was removed from the cache', () => {
    const { cache, query } = waitingPage();
    cache.remove(query);
    expect(cache.hasListeners()).toBe(false);
  });

  test('is not repeated at the mount when another part has read it meanwhile', async () => {
    const { queries, cache, queryFn, show } = waitingPage();
    await queries.fetchQuery({ queryKey: KEY, queryFn });
    expect(cache.hasListeners()).toBe(false);
    show();
    await Promise.resolve();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('is not waited for after a sign-out', () => {
    const { cache, query } = waitingPage();
    query.reset();
    expect(cache.hasListeners()).toBe(false);
  });
});
