import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { failureTexts } from '../../../../app/client/api/transport/failure-text.ru.ts';
import { rememberAnonymousId, rememberUser } from '../../../../app/client/device/session.ts';
import { KeepControls } from '../../../../app/client/features/keeping/KeepControls.tsx';
import { keptSettled, showStored } from '../../../../app/client/features/keeping/kept-store.ts';
import { keptAds } from '../../../../app/client/ui/kept/kept-ads.ts';
import { Toasts } from '../../../../app/client/ui/toast/Toasts.tsx';
import { routes } from '../../../../app/contract/plain.ts';
import { withMotion } from '../../../browser/with-motion.ts';
import { answerCalls, refusal } from '../../answer-calls.ts';

import '../../../../app/client/ui/page.css';
import type { Answer } from '../../answer-calls.ts';

withMotion();

const AD = { id: 7, title: 'Toyota Camry', is_my_advertisement: false, is_comparable: true };

/** The session of a guest, by number. */
const guestId = (guest: number) => `00000000-0000-4000-8000-${String(guest).padStart(12, '0')}`;
/** The name of a guest in the stored copy. */
const ownerOf = (guest: number) => guestId(guest).slice(-8);
const NOTHING = { favorites: [], comparisons: [], new_count: 0 };

let guest = 0;
/** A guest that no earlier test was: its last answers may arrive in this one. */
function enterGuest(): void {
  guest += 1;
  rememberAnonymousId(guestId(guest));
  showStored();
}

beforeEach(() => {
  localStorage.clear();
  enterGuest();
});

// A press that is answered in the next test would be of an earlier visitor, who has the list read.
afterEach(keptSettled);

const openControls = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepControls ad={AD} at="photo" />
      <Toasts />
    </QueryClientProvider>,
  );
const like = () => page.getByRole('button', { name: 'В избранное: Toyota Camry' });
const unlike = () => page.getByRole('button', { name: 'Убрать из избранного: Toyota Camry' });

test('the buttons of an ad page are as tall as those beside them, 40 px, without a frame', async () => {
  await page.viewport(1280, 800);
  const list = { ...NOTHING, comparisons: [AD.id] };
  answerCalls(() => ({ status: 200, json: list }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <KeepControls ad={AD} at="page">
        <button type="button">Поделиться</button>
      </KeepControls>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  for (const name of ['В избранное', 'Сравнить']) {
    const button = page.getByRole('button', { name, exact: true }).element();
    expect(button.getBoundingClientRect().height, name).toBe(40);
    expect(getComputedStyle(button).borderTopColor, name).toBe('rgba(0, 0, 0, 0)');
  }

  // Pressed, it is no darker than the phone's button beside it.
  const compare = page.getByRole('button', { name: 'Сравнить', exact: true });
  await compare.click();
  await expect.element(compare).toHaveAttribute('aria-pressed', 'true');
  const soft = document.body.appendChild(document.createElement('i'));
  soft.style.background = 'var(--primary-soft)';
  const { backgroundColor } = getComputedStyle(soft);
  await expect
    .poll(() => getComputedStyle(compare.element()).backgroundColor)
    .toBe(backgroundColor);
  soft.remove();
});

describe('the heart of an ad', () => {
  test('changes at the press, before the answer, and stays by it', async () => {
    const answer = Promise.withResolvers<Answer>();
    const calls = answerCalls(() => answer.promise);
    await openControls();
    await like().click();
    await expect.element(unlike()).toHaveAttribute('aria-pressed', 'true');
    answer.resolve({ status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } });
    await expect.element(page.getByText('Добавлено в избранное')).toBeVisible();
    await expect.element(unlike()).toBeVisible();
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', routes.keepFavorite.path.replace(':ad_id', '7')],
    ]);
  });

  test.for([
    { why: 'the network fails', answer: null, text: failureTexts.network },
    {
      why: 'the server fails',
      answer: { status: 500, json: refusal('server.failed', 'Не получилось.') },
      text: 'Не получилось.',
    },
  ])('returns with a message when $why, and a retry succeeds', async ({ answer, text }) => {
    const answers = [
      answer,
      { status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } },
    ];
    answerCalls(() => answers.shift() ?? null);
    await openControls();
    await like().click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(like()).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.element(unlike()).toHaveAttribute('aria-pressed', 'true');
  });

  test.for([
    { code: 'favorites.too-many', remedy: 'Открыть', path: '/favorites' },
    { code: 'comparisons.too-many', remedy: 'Открыть', path: '/comparisons' },
    { code: 'ad.unknown', remedy: null, path: '/here' },
  ])('offers no retry of $code, which would be refused again', async ({ code, remedy, path }) => {
    history.replaceState(null, '', '/here');
    answerCalls(() => ({ status: 422, json: refusal(code, `Отказано: ${code}`) }));
    await openControls();
    await like().click();
    const text = page.getByText(`Отказано: ${code}`);
    await expect.element(text).toBeVisible();
    const action = text.element().parentElement?.querySelector('button') ?? null;
    expect(action?.textContent ?? null).toBe(remedy);
    action?.click();
    expect(location.pathname).toBe(path);
  });

  test('is after several fast presses what the last one left, sent in order', async () => {
    const calls = answerCalls(({ method }) => ({
      status: 200,
      json: { favorites: method === 'PUT' ? [7] : [], comparisons: [], new_count: 0 },
    }));
    await openControls();
    await like().click();
    await unlike().click();
    await like().click();
    await expect.poll(() => calls.length).toBe(3);
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']);
    await expect.poll(() => localStorage.getItem('kept_ads')).toContain('"favorites":[7]');
    await expect.element(unlike()).toBeVisible();
  });

  test('pops at the press that keeps the ad, and not for an ad that was kept before', async () => {
    answerCalls(({ method }) => ({
      status: 200,
      json: { favorites: method === 'PUT' ? [7] : [], comparisons: [], new_count: 0 },
    }));
    await openControls();
    const popping = () => document.querySelector('[data-popping]');
    const motion = () => popping()?.getAnimations().length;
    expect([popping()?.getAttribute('data-popping'), motion()]).toEqual(['false', 0]);
    const moved: (EventTarget | null)[] = [];
    const listen = ({ target }: Event) => moved.push(target);
    document.addEventListener('animationstart', listen);
    await like().click();
    await expect.element(unlike()).toBeVisible();
    await expect.poll(() => moved).toContain(popping());
    document.removeEventListener('animationstart', listen);
    await unlike().click();
    await expect.element(like()).toBeVisible();
    expect([popping()?.getAttribute('data-popping'), motion()]).toEqual(['false', 0]);
  });

  test('does not pop where a page shows it kept', async () => {
    localStorage.setItem(
      'kept_ads',
      JSON.stringify({ owner: ownerOf(guest), favorites: [7], comparisons: [], new_count: 0 }),
    );
    showStored();
    await openControls();
    await expect.element(unlike()).toBeVisible();
    const sign = unlike().element().querySelector('[data-popping]');
    expect(sign?.getAttribute('data-popping')).toBe('false');
    expect(sign?.getAnimations()).toEqual([]);
  });

  test('follows another tab, and belongs to one visitor of the device', async () => {
    await openControls();
    const copy = { owner: ownerOf(guest), favorites: [7], comparisons: [], new_count: 0 };
    localStorage.setItem('kept_ads', JSON.stringify(copy));
    showStored();
    await expect.element(unlike()).toBeVisible();
    enterGuest();
    expect(keptAds.value()).toMatchObject(NOTHING);
  });

  test('under way is not that of the next visitor, before the answer or after it', async () => {
    const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
    const answered = answers.values();
    const calls = answerCalls(() => answered.next().value?.promise ?? null);
    await openControls();
    await like().click();
    await expect.element(unlike()).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    enterGuest();
    expect(keptAds.value()).toMatchObject(NOTHING);
    await expect.element(like()).toBeVisible();

    answers[0]?.resolve({ status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } });
    await expect.poll(() => calls.map(({ method }) => method)).toEqual(['PUT', 'GET']);
    expect(keptAds.value()).toMatchObject(NOTHING);
    answers[1]?.resolve({ status: 200, json: { favorites: [8], comparisons: [], new_count: 0 } });
    await expect.poll(() => keptAds.value()?.favorites).toEqual([8]);
  });

  test('stays when the server has forgotten the guest, who gets another session', async () => {
    const copy = { owner: ownerOf(guest), favorites: [3], comparisons: [], new_count: 0 };
    localStorage.setItem('kept_ads', JSON.stringify(copy));
    showStored();
    const answers = [
      { status: 401, json: refusal('session.required', 'Сессия завершена.') },
      { status: 200, json: { anonymous_id: guestId(900) } },
      { status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } },
      { status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } },
    ];
    answerCalls(() => answers.shift() ?? null);
    await openControls();
    await like().click();
    // Not the 3 of the forgotten guest: read again in the new session.
    await expect.poll(() => answers.length).toBe(0);
    await expect
      .poll(() => keptAds.value())
      .toMatchObject({ favorites: [7], comparisons: [], new_count: 0 });
    await expect.element(unlike()).toBeVisible();
  });

  test('that waits for another one is sent by no other user', async () => {
    const user = { username: 'Фаррух', profilePicture: null, balance: 0 };
    rememberUser({ ...user, accessToken: 'token-of-the-first' });
    showStored();
    const answer = Promise.withResolvers<Answer>();
    const calls = answerCalls(({ method }) =>
      method === 'PUT' ? answer.promise : { status: 200, json: NOTHING },
    );
    await openControls();
    await like().click();
    await unlike().click();
    await expect.poll(() => calls.length).toBe(1);
    rememberUser({ ...user, accessToken: 'token-of-the-second' });
    showStored();
    answer.resolve({ status: 200, json: { favorites: [7], comparisons: [], new_count: 0 } });
    await expect.poll(() => calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET']);
    expect(keptAds.value()).toMatchObject(NOTHING);
  });
});
