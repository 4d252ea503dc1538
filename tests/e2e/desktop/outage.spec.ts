import type { Locator, Page } from '@playwright/test';

import { healthPaths } from '../../../app/contract/health-paths.ts';
import { refusalText } from '../../../app/contract/wire/refusal-text.ru.ts';
import {
  answersWith,
  expectPublished,
  newWord,
  openCreateForm,
  publishButton,
} from '../create-ad.ts';
import { fillForm } from '../forms/fill-form.ts';
import { expect, test } from '../people/person.ts';
import { signedIn } from '../people/sign-in.ts';
import { addPhotos, makePhoto } from '../photos.ts';

const BAR = 'Сервер недоступен. Скоро продолжим сами';
const CALLS = /\/api\/v1\//;
const AWAY = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: {
    error: {
      code: 'server.unavailable',
      message: refusalText('server.unavailable'),
      retry_after_s: 1,
      request_id: 'away',
    },
  },
};

test.use({ expectedNoise: /^Failed to load resource: .* status of 503/ });

/**
 * The server answers from now on as it does without its database; returns a function that restores
 * it.
 */
async function takeStoreAway(page: Page): Promise<() => Promise<void>> {
  const paths = [CALLS, `**${healthPaths.ready}`];
  for (const path of paths) await page.route(path, (route) => route.fulfill(AWAY));
  return async () => {
    for (const path of paths) await page.unroute(path);
  };
}

/** Fills a form with a photo. */
async function openFilled(page: Page, title: string): Promise<Locator> {
  const form = await openCreateForm(page, 'home.posuda');
  await addPhotos(form, [await makePhoto()]);
  await fillForm(form, answersWith('home.posuda', { title }));
  return form;
}

test('an ad waits for an unavailable server with all of its input, and is published without a press', async ({
  page,
}) => {
  await signedIn(page);
  const title = `Сервиз ${newWord()}`;
  const form = await openFilled(page, title);
  const keys = new Set<string | null>();
  page.on('request', async (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/advertisements/')) return;
    keys.add(await request.headerValue('idempotency-key'));
  });

  const bringBack = await takeStoreAway(page);
  await publishButton(form).click();
  await expect(page.getByText(BAR)).toBeVisible();
  await expect(form.getByText('Отправим, как только сервер ответит.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Название объявления' })).toHaveValue(title);

  await bringBack();
  await expectPublished(page, title);
  await expect(page.getByText(BAR)).toBeHidden();
  expect(keys.size).toBe(1);
});

test('a search waits for an unavailable server, and succeeds without a press', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Поиск' });
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  const bringBack = await takeStoreAway(page);
  await box.fill('диван');
  await page.keyboard.press('Enter');
  await expect(page.getByText(BAR)).toBeVisible();
  await expect(box).toHaveValue('диван');

  await bringBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/диван/i);
  await expect(page.getByRole('main').getByRole('link', { name: /диван/i }).first()).toBeVisible();
  await expect(page.getByText(BAR)).toBeHidden();
  await expect(box).toHaveValue('диван');
});
