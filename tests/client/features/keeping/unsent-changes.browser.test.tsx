import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import {
  forgetSession,
  rememberAnonymousId,
  rememberUser,
} from '../../../../app/client/device/session.ts';
import { KeepControls } from '../../../../app/client/features/keeping/KeepControls.tsx';
import { keptSettled, showStored } from '../../../../app/client/features/keeping/kept-store.ts';
import { startKeeping } from '../../../../app/client/features/keeping/start-keeping.ts';
import { keptAds } from '../../../../app/client/ui/kept/kept-ads.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import { routes } from '../../../../app/contract/plain.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';

import type { Answer, SeenCall } from '../../answer-calls.ts';

const AD = { id: 7, title: 'Toyota Camry', is_my_advertisement: false, is_comparable: true };
const NOTHING = { favorites: [], comparisons: [], new_count: 0 };
const OPENED = { status: 200, json: { anonymous_id: '00000000-0000-4000-8000-0000000000b1' } };
const USER = { username: 'Фаррух', profilePicture: null, balance: 0 };
const LISTS = {
  favorites: { button: 'В избранное: Toyota Camry', path: routes.keepFavorite.path },
  comparisons: { button: 'Добавить к сравнению: Toyota Camry', path: routes.addComparison.path },
} as const;

const unsent = () => localStorage.getItem('kept_unsent');
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
/** The start of the next page; in the test, the return to the one that was left. */
const enter = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const isWrite = ({ method, path }: SeenCall) => method === 'PUT' && !path.includes('session');

beforeAll(() => startKeeping(new QueryClient()));

beforeEach(() => {
  localStorage.clear();
  forgetSession();
  showStored();
});

afterEach(keptSettled);

/** Presses a control, and leaves the page before the answer, which never comes. */
async function pressAndLeave(list: keyof typeof LISTS) {
  const lost = Promise.withResolvers<never>();
  const later: ((call: SeenCall) => Answer | null)[] = [];
  const calls = answerCalls((call) => {
    const [answer] = later;
    if (answer !== undefined) return answer(call);
    if (call.path === routes.openAnonymousSession.path) return OPENED;
    return lost.promise;
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepControls ad={AD} at="photo" />
      <Toasts />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: LISTS[list].button }).click();
  await expect.poll(() => calls.filter(isWrite)).toHaveLength(1);
  leave();
  lost.reject(new TypeError('Failed to fetch'));
  await keptSettled();
  return { calls, answerLater: (answer: (call: SeenCall) => Answer | null) => later.push(answer) };
}

describe.for(['favorites', 'comparisons'] as const)('a press for %s without an answer', (list) => {
  const has = { ...NOTHING, [list]: [7] };

  test.for([{ who: 'guest' }, { who: 'user' }])(
    'is sent by the next page: $who',
    async ({ who }) => {
      if (who === 'user') rememberUser({ ...USER, accessToken: 'token-of-the-user' });
      const { calls, answerLater } = await pressAndLeave(list);
      expect(localStorage.getItem('kept_ads')).toContain(`"${list}":[7]`);
      answerLater(() => ({ status: 200, json: has }));
      enter();
      expect(keptAds.value()).toMatchObject(has);
      await keptSettled();
      const path = LISTS[list].path.replace(':ad_id', '7');
      expect(calls.filter(isWrite).map((call) => call.path)).toEqual([path, path]);
      expect(unsent()).toBeNull();
      enter();
      await keptSettled();
      expect(calls.filter(isWrite)).toHaveLength(2);
      expect(keptAds.value()).toMatchObject(has);
    },
  );

  test('stays, and is left again, while the server cannot be reached', async () => {
    const { answerLater } = await pressAndLeave(list);
    answerLater(() => null);
    enter();
    await keptSettled();
    await expect.poll(unsent).toContain('"id":7');
    expect(keptAds.value()).toMatchObject(has);
  });

  test('is taken back when the server refuses it, with the reason', async () => {
    const { answerLater } = await pressAndLeave(list);
    answerLater(({ method }) =>
      method === 'GET'
        ? { status: 200, json: NOTHING }
        : { status: 422, json: refusal(`${list}.too-many`, 'Список полон.') },
    );
    enter();
    await expect.element(page.getByText('Список полон.')).toBeVisible();
    await expect.poll(() => keptAds.value()).toMatchObject(NOTHING);
    expect(unsent()).toBeNull();
  });

  test('is not sent by another visitor', async () => {
    rememberUser({ ...USER, accessToken: 'token-of-the-first' });
    const { calls, answerLater } = await pressAndLeave(list);
    answerLater(() => ({ status: 200, json: NOTHING }));
    rememberUser({ ...USER, accessToken: 'token-of-the-second' });
    enter();
    await keptSettled();
    expect(calls.filter(isWrite)).toHaveLength(1);
    expect(unsent()).toBeNull();
  });
});

test('an answered press leaves nothing', async () => {
  rememberAnonymousId('00000000-0000-4000-8000-0000000000b2');
  answerCalls(() => ({ status: 200, json: { ...NOTHING, favorites: [7] } }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepControls ad={AD} at="photo" />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: LISTS.favorites.button }).click();
  await keptSettled();
  leave();
  expect(unsent()).toBeNull();
});

test.for(['{', '{}', '[1]', '[{"owner":"","change":{"type":"steal","id":7}}]'])(
  'stored changes of another shape are no changes: %s',
  async (stored) => {
    localStorage.setItem('kept_unsent', stored);
    const calls = answerCalls(() => null);
    enter();
    await keptSettled();
    expect(calls).toEqual([]);
  },
);

describe('a navigation that does not leave the page', () => {
  const stay = () => dispatchEvent(new Event('beforeunload'));
  const heart = () => page.getByRole('button', { name: LISTS.favorites.button });

  /** Presses the heart with a delayed answer; a download link does the rest. */
  async function pressAndStay() {
    rememberAnonymousId('00000000-0000-4000-8000-0000000000b3');
    const answer = Promise.withResolvers<Answer>();
    answerCalls(({ method }) =>
      method === 'PUT' ? answer.promise : { status: 200, json: NOTHING },
    );
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <KeepControls ad={AD} at="photo" />
      </QueryClientProvider>,
    );
    await heart().click();
    stay();
    expect(unsent()).toContain('"id":7');
    return answer;
  }

  test('leaves nothing once the press is answered', async () => {
    const answer = await pressAndStay();
    answer.resolve({ status: 200, json: { ...NOTHING, favorites: [7] } });
    await keptSettled();
    await expect.poll(unsent).toBeNull();
    expect(keptAds.value()).toMatchObject({ favorites: [7] });
  });

  test('has the refused press taken back', async () => {
    const answer = await pressAndStay();
    answer.resolve({ status: 422, json: refusal('favorites.too-many', 'Список полон.') });
    await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(unsent()).toBeNull();
  });
});
