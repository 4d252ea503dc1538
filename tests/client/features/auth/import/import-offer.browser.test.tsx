import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';

import '../../../../../app/client/ui/page.css';
import { adDrafts } from '../../../../../app/client/device/ad-drafts.ts';
import { forgetSession, rememberUser } from '../../../../../app/client/device/session.ts';
import { closeSignIn } from '../../../../../app/client/features/auth/ask-sign-in.ts';
import { resumeSignIn } from '../../../../../app/client/features/auth/resume/resume-sign-in.ts';
import {
  keepRequest,
  keepStep,
} from '../../../../../app/client/features/auth/resume/sign-in-record.ts';
import { SignInHost } from '../../../../../app/client/shell/sign-in/SignInHost.tsx';
import { closeError } from '../../../../../app/client/ui/error-dialog/error.ts';
import { ErrorDialog } from '../../../../../app/client/ui/error-dialog/ErrorDialog.tsx';
import { routes } from '../../../../../app/contract/plain.ts';
import { answerCalls, refusal } from '../../../answer-calls.ts';
import type { Answer, SeenCall } from '../../../answer-calls.ts';

const CANDIDATES = ['Диван', 'Кухня', 'Телефон'].map((title, index) => ({
  id: index + 1,
  title,
  subtitle2: index === 2 ? null : '2 800 с.',
  images: [],
}));
const DRAFT = {
  owner_id: 7,
  category_id: 'electronics',
  subcategory_id: 'electronics.telefony',
  plan_hash: 'hash',
  values: [{ key: 'title', name: 'Заголовок', value: 'Телефон' }],
  photos: [],
  first_field: 'price',
};
const outcome = (id: number) => ({
  id,
  title: CANDIDATES[id - 1]?.title,
  advertisement_id: id === 3 ? null : 100 + id,
  draft: id === 3 ? DRAFT : null,
  reason: id === 3 ? 'Цена: Это поле обязательно для заполнения' : null,
});

const LINKS = {
  app_store: null,
  google_play: 'https://play.google.com/store/apps/details?id=tj.bozor',
  photo_network: null,
  messenger: null,
  map_tiles: null,
  deep_link: null,
  deep_link_on_start: 'offer',
};

/** A server with an offer, which publishes all but the last candidate. */
function server({ path, method, body }: SeenCall): Answer {
  if (path === routes.siteLinks.path) return { status: 200, json: LINKS };
  if (!path.endsWith('/imports/')) return { status: 404, json: refusal('route.unknown', 'Нет.') };
  if (method === 'GET') return { status: 200, json: { advertisements: CANDIDATES } };
  const ids = idsOf(body);
  return { status: 200, json: { outcomes: ids.map(outcome) } };
}

function idsOf(body: unknown): readonly number[] {
  const ids: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'ids') : [];
  return Array.isArray(ids) ? ids.map(Number) : [];
}

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ad = (name: RegExp) => page.getByRole('checkbox', { name });
const consent = page.getByRole('checkbox', { name: 'Даю согласие на перенос моих объявлений' });
const started = location.href;

/** Opens the offer as a reload does: the account exists, and the tab stored the step. */
async function openOffer(answer: (call: SeenCall) => Answer | null = server) {
  const calls = answerCalls(answer);
  rememberUser({ accessToken: 'token', username: 'Зарина', profilePicture: null, balance: 0 });
  keepRequest({
    target: '/profile',
    closing: 'stay',
    path: location.pathname,
    title: null,
    action: null,
  });
  keepStep({
    name: 'import',
    phone: '610000001',
    requestId: 'request',
    resendAt: 0,
    expiresAt: Date.now() + 60_000,
  });
  await render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <SignInHost path={location.pathname} />
      </QueryClientProvider>
      <ErrorDialog />
    </StrictMode>,
  );
  void resumeSignIn();
  onTestFinished(() => {
    closeError();
    closeSignIn();
    forgetSession();
    localStorage.clear();
    sessionStorage.clear();
    navigate(started, { replace: true });
  });
  await expect.element(heading('Мы нашли ваши объявления')).toBeVisible();
  return { calls };
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  await page.viewport(1280, 800);
});

describe('the import offer', () => {
  test('has every ad chosen, and counts the chosen ones in the right plural', async () => {
    await openOffer();
    await button('Посмотреть').click();
    await expect.element(ad(/Диван/)).toBeChecked();
    await expect.element(ad(/Телефон/)).toBeChecked();
    await expect.element(button('Опубликовать 3\u00A0объявления')).toBeDisabled();
    await expect.element(page.getByText('Отметьте согласие на перенос')).toBeVisible();
    await ad(/Кухня/).click();
    await ad(/Телефон/).click();
    await expect.element(button('Опубликовать 1\u00A0объявление')).toBeDisabled();
    await consent.click();
    await expect.element(button('Опубликовать 1\u00A0объявление')).toBeEnabled();
    await button('Выбрать все').click();
    await button('Снять выбор').click();
    await expect.element(button('Опубликовать 0\u00A0объявлений')).toBeDisabled();
    await expect.element(page.getByText('Выберите хотя бы одно объявление')).toBeVisible();
  });

  test('publishes the chosen ads once, and opens the list of them', async () => {
    const { calls } = await openOffer();
    await button('Посмотреть').click();
    await ad(/Телефон/).click();
    await consent.click();
    await button('Опубликовать 2\u00A0объявления').dblClick();
    await expect.element(heading('Объявления перенесены')).toBeVisible();
    await expect.element(page.getByText('Опубликовано: 2\u00A0объявления.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Скачать приложение' }))
      .toHaveAttribute('href', LINKS.google_play);
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [1, 2], has_consent: true },
    ]);
    await button('Мои объявления').click();
    await expect.element(heading('Объявления перенесены')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/my-advertisements');
  });

  test('leads an incomplete ad to its form at the first invalid field, as a draft of this device', async () => {
    await openOffer();
    await button('Посмотреть').click();
    await consent.click();
    await button('Опубликовать 3\u00A0объявления').click();
    await expect.element(page.getByText('Цена: Это поле обязательно для заполнения')).toBeVisible();
    await button('Дополнить: Телефон').click();
    await expect.element(heading('Объявления перенесены')).not.toBeInTheDocument();
    expect(location.pathname + location.search).toBe(
      '/create-ad?category=electronics&subcategory=electronics.telefony&field=price',
    );
    expect(adDrafts()).toMatchObject([{ ownerId: 7, name: 'Телефон', planHash: 'hash' }]);
  });

  test.for([
    { close: async () => button('Пропустить').click(), why: 'skipping' },
    { close: async () => userEvent.keyboard('{Escape}'), why: 'Escape' },
  ])('ends by $why, and continues to the stored target without publishing', async ({ close }) => {
    const { calls } = await openOffer();
    await close();
    await expect.element(heading('Мы нашли ваши объявления')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/profile');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(sessionStorage.getItem('sign_in_step')).toBeNull();
  });

  test('keeps the choice and the consent after a failure', async () => {
    await openOffer((call) => (call.method === 'POST' ? null : server(call)));
    await button('Посмотреть').click();
    await ad(/Кухня/).click();
    await consent.click();
    await button('Опубликовать 2\u00A0объявления').click();
    const error = page.getByRole('dialog', { name: 'Ошибка' });
    await error.getByRole('button', { name: 'Закрыть' }).click();
    await expect.element(ad(/Кухня/)).not.toBeChecked();
    await expect.element(consent).toBeChecked();
    await expect.element(button('Опубликовать 2\u00A0объявления')).toBeEnabled();
  });
});
