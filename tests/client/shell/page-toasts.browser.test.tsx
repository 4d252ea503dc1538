import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';

import type { KeepChange } from '../../../app/client/api/kept/kept-ads.ts';
import { rememberAnonymousId } from '../../../app/client/device/session.ts';
import { pressKeep } from '../../../app/client/features/keeping/press-keep.ts';
import { followPageToasts } from '../../../app/client/shell/history/follow-page-toasts.ts';
import { dropToast, showToast, toastState } from '../../../app/client/ui/toast/toast.ts';
import { Toasts } from '../../../app/client/ui/toast/Toasts.tsx';
import { answerCalls } from '../answer-calls.ts';

const home = location.href;

beforeEach(() => {
  navigate('/first');
  onTestFinished(followPageToasts());
  onTestFinished(() => {
    for (const { id } of toastState.value().toasts) dropToast(id);
    navigate(home, { replace: true });
  });
});

const copied = () => page.getByText('Номер скопирован');

test.for([
  { way: 'a link', go: () => navigate('/second') },
  { way: 'a redirect', go: () => navigate('/second', { replace: true }) },
  { way: 'Back', go: () => history.back() },
])('a toast leaves with its page, by $way; one of the site stays', async ({ go }) => {
  await render(<Toasts />);
  showToast({ text: 'Номер скопирован' });
  showToast({ text: 'Соединение восстановлено', isOfSite: true });
  await expect.element(copied()).toBeVisible();
  go();
  await expect.poll(() => copied().query()).toBeNull();
  await expect.element(page.getByText('Соединение восстановлено')).toBeVisible();
});

test('a toast stays on its page with another filter, and is of the page where it was shown', async () => {
  await render(<Toasts />);
  showToast({ text: 'Номер скопирован' });
  navigate('/first?make=1');
  await expect.element(copied()).toBeVisible();
  navigate('/second');
  showToast({ text: 'Номер скопирован' });
  await expect.element(copied()).toBeVisible();
});

test.for<{ change: KeepChange; text: string; stays: boolean }>([
  { change: { type: 'unlike', id: 7 }, text: 'Удалено из избранного', stays: true },
  { change: { type: 'uncompare', id: 7 }, text: 'Убрано из сравнения', stays: true },
  { change: { type: 'like', id: 7 }, text: 'Добавлено в избранное', stays: false },
  { change: { type: 'compare', id: 7 }, text: 'Добавлено к сравнению', stays: false },
])('«$text» stays on another page: $stays', async ({ change, text, stays }) => {
  rememberAnonymousId('00000000-0000-4000-8000-0000000000c1');
  answerCalls(() => ({ status: 200, json: { favorites: [], comparisons: [], new_count: 0 } }));
  await render(<Toasts />);
  await pressKeep({ queries: new QueryClient(), navigate }, change);
  await expect.element(page.getByText(text)).toBeVisible();
  navigate('/second');
  expect(toastState.value().toasts.map((toast) => toast.text)).toEqual(stays ? [text] : []);
});
