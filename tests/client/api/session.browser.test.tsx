import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { forgetReadsOfOthers } from '../../../app/client/api/forget-reads-of-others.ts';
import { openSession } from '../../../app/client/api/open-session.ts';
import { ApiFailure, call } from '../../../app/client/api/transport/call.ts';
import {
  currentSession,
  session,
  forgetSession,
  rememberAnonymousId,
  rememberUser,
} from '../../../app/client/device/session.ts';
import { logOut } from '../../../app/client/features/session/log-out.ts';
import { routes, urlOf } from '../../../app/contract/index.ts';
import { answerCalls, refusal } from '../answer-calls.ts';

const USER = {
  accessToken: 'token',
  username: 'Фирӯз',
  profilePicture: '/me.webp',
  balance: 12_50,
};
const ANYTHING = { safeParse: (data: unknown) => ({ success: true, data }) } as const;
const EXPIRED = { status: 401, json: refusal('session.expired', 'Вход устарел.') };

const readAd = { ...routes.readAdvertisement, url: urlOf(routes.readAdvertisement, { id: 1 }) };
const search = { ...routes.search, url: urlOf(routes.search, {}), body: { filters: [] } };
const publish = { ...routes.createAdvertisement, url: urlOf(routes.createAdvertisement, {}) };

/** Everything that the device has stored, by name. */
const stored = () => Object.fromEntries(Object.entries<unknown>(localStorage));

beforeEach(() => {
  localStorage.clear();
  forgetSession();
});

describe('the stored session', () => {
  test('has the names of the specification', () => {
    rememberUser(USER);
    expect(stored()).toEqual({
      access_token: 'token',
      username: 'Фирӯз',
      profile_picture: '/me.webp',
      balance: '1250',
    });
    forgetSession();
    rememberAnonymousId('6e24d084-b33a-4404-8964-510a23dc468f');
    expect(stored()).toEqual({
      anonymous_id: '6e24d084-b33a-4404-8964-510a23dc468f',
    });
  });

  test('drops the anonymous id on sign-in', () => {
    rememberAnonymousId('6e24d084-b33a-4404-8964-510a23dc468f');
    rememberUser(USER);
    expect(currentSession()).toEqual({ ...USER, anonymousId: null });
  });

  test('removes every key when it is cleared', () => {
    rememberUser(USER);
    forgetSession();
    expect(localStorage).toHaveLength(0);
  });

  test('follows another tab', () => {
    const onChange = vi.fn<() => void>();
    onTestFinished(session.follow(onChange));
    localStorage.setItem('access_token', 'theirs');
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(currentSession().accessToken).toBe('theirs');
  });
});

describe('an anonymous session', () => {
  test('is opened once for any number of callers', async () => {
    const calls = answerCalls(() => ({ status: 200, json: { anonymous_id: 'guest' } }));
    await Promise.all([openSession(), openSession(), openSession()]);
    await openSession();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ device_type: 'WEB' });
    expect(currentSession().anonymousId).toBe('guest');
  });

  test('is requested again after a lost response', async () => {
    let isLost = true;
    const calls = answerCalls(() => (isLost ? null : { status: 200, json: { anonymous_id: 'a' } }));
    const both = await Promise.allSettled([openSession(), openSession()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isLost = false;
    await openSession();
    expect(calls).toHaveLength(2);
    expect(currentSession().anonymousId).toBe('a');
  });

  test('that is opened after a sign-in is dropped', async () => {
    const late = Promise.withResolvers<{ status: number; json: unknown }>();
    answerCalls(() => late.promise);
    const opening = openSession();
    rememberUser(USER);
    late.resolve({ status: 200, json: { anonymous_id: 'late' } });
    await opening;
    expect(currentSession().anonymousId).toBeNull();
  });
});

describe('an expired token', () => {
  test.for([
    { what: 'a page', request: readAd },
    { what: 'a search', request: search },
  ])('is dropped, and $what is read again as a guest', async ({ request }) => {
    rememberUser(USER);
    const calls = answerCalls(({ authorization }) =>
      authorization === null ? { status: 200, json: { title: 'Диван' } } : EXPIRED,
    );
    await expect(call(request, () => ANYTHING)).resolves.toEqual({ title: 'Диван' });
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer token', null]);
    expect(localStorage).toHaveLength(0);
  });

  test('is dropped, and a write fails for its caller', async () => {
    rememberUser(USER);
    const calls = answerCalls(() => EXPIRED);
    const failure = await call(publish, () => ANYTHING).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: 'session.expired' });
    expect(calls).toHaveLength(1);
    expect(currentSession().accessToken).toBeNull();
  });

  test('does not remove a newer one', async () => {
    rememberUser(USER);
    answerCalls(() => {
      rememberUser({ ...USER, accessToken: 'newer' });
      return EXPIRED;
    });
    await expect(call(publish, () => ANYTHING)).rejects.toMatchObject({ code: 'session.expired' });
    expect(currentSession().accessToken).toBe('newer');
  });
});

describe('signing out', () => {
  test.for([
    { reply: { status: 204 }, why: 'the server agrees' },
    { reply: { status: 500, json: refusal('server.failed', 'Сломалось.') }, why: 'it fails' },
    { reply: null, why: 'it cannot be reached' },
  ])('sends the token to the server and clears the session when $why', async ({ reply }) => {
    rememberUser(USER);
    const calls = answerCalls(() => reply);
    logOut();
    // Only on sign-out: a form that was open before stores no draft after it.
    expect(Object.keys(stored())).toEqual(['ad_drafts_forgotten_at']);
    expect(calls).toMatchObject([
      {
        method: 'DELETE',
        path: '/api/v1/authorization/logout/',
        authorization: 'Bearer token',
      },
    ]);
  });
});

describe('the cache of reads', () => {
  const open = () => {
    const queries = new QueryClient();
    onTestFinished(forgetReadsOfOthers(queries));
    queries.setQueryData(['ads', 'mine'], ['mine']);
    queries.setQueryData(['creation-structure'], ['all']);
    return queries;
  };

  test('remains visible after sign-in, and is revalidated', () => {
    const queries = open();
    rememberUser(USER);
    expect(queries.getQueryData(['ads', 'mine'])).toEqual(['mine']);
    expect(queries.getQueryState(['ads', 'mine'])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['creation-structure'])?.isInvalidated).toBe(false);
  });

  test('is cleared after sign-out, except for public data', () => {
    rememberUser(USER);
    const queries = open();
    forgetSession();
    expect(queries.getQueryData(['ads', 'mine'])).toBeUndefined();
    expect(queries.getQueryData(['creation-structure'])).toEqual(['all']);
  });

  test('is read again by a guest only where it is still on the screen', async () => {
    rememberUser(USER);
    const queries = open();
    queries.setQueryData(['ads', 'search'], ['of a user']);
    const asked: string[] = [];
    const show = (name: string) => {
      const queryFn = () => {
        asked.push(name);
        return Promise.resolve(['of a guest']);
      };
      const reader = new QueryObserver(queries, {
        queryKey: ['ads', name],
        queryFn,
        staleTime: Infinity,
      });
      return reader.subscribe(() => {});
    };
    const leave = show('mine');
    onTestFinished(show('search'));
    forgetSession();
    leave();
    await expect.poll(() => queries.getQueryData(['ads', 'search'])).toEqual(['of a guest']);
    expect(asked).toEqual(['search']);
  });
});
