import type { Page, Route } from '@playwright/test';

import { routes } from '../../../app/contract/routes.ts';
import { fillForm } from '../fill-form.ts';
import { openFixture, publishButton } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { recordedForm } from '../recorded.ts';
import { readAd } from '../stored-ad.ts';

const PUBLISHING = `**${routes.createAdvertisement.path}`;

// The browser itself logs a refused or a lost call, and everything it asks for while offline.
test.use({ expectedNoise: /^Failed to load resource: .*(\/advertisements\/$|DISCONNECTED)/ });

/** Opens a form and fills it, so that only publishing is left. */
async function openFilled(page: Page, id: string) {
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recordedForm(id));
  return form;
}

/** Lets the call through with one value changed on its way: what the form never sends. */
function liesAbout(key: string, value: string) {
  return async (route: Route): Promise<void> => {
    const draft = route.request().postDataJSON();
    await route.continue({
      postData: JSON.stringify({ ...draft, filters: { ...draft.filters, [key]: value } }),
    });
  };
}

test('what the server refuses is said at its field, and nothing is lost', async ({ page }) => {
  const form = await openFilled(page, 'electronics.telefony');
  await page.route(PUBLISHING, liesAbout('imei', '49015420323751O'), { times: 1 });
  await publishButton(form).click();

  const imei = form.getByRole('textbox', { name: 'IMEI', exact: true });
  await expect(imei).toHaveAccessibleDescription(/IMEI должен содержать только цифры/);
  await expect(imei).toBeFocused();
  await expect(imei).toBeInViewport();
  await expect(imei).toHaveValue('490154203237518');
  await expect(form.getByRole('combobox', { name: 'Модель', exact: true })).toContainText(
    'iPhone 13',
  );

  await imei.fill('356938035643809');
  await expect(imei).not.toHaveAttribute('aria-invalid');
  await publishButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
});

test('a lost answer is told of, and a second press publishes the same ad once', async ({
  page,
}) => {
  const form = await openFilled(page, 'home.mebel');
  const stored: unknown[] = [];
  await page.route(
    PUBLISHING,
    async (route) => {
      const answer = await route.fetch();
      stored.push((await answer.json()).id);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await publishButton(form).click();

  const failed = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(failed.getByText(/^Нет связи с сервером/)).toBeVisible();
  expect(stored).toEqual([expect.any(Number)]);
  await failed.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(failed).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Название объявления' })).toHaveValue(
    'Диван трёхместный, раскладной',
  );

  const answered = page.waitForResponse(PUBLISHING);
  await publishButton(form).click();
  const { id } = await (await answered).json();
  expect(stored).toEqual([id]);
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
  expect((await readAd(page, id)).publisher_info.total_listings).toBe(1);
});

test('without a network the form waits, and publishes when it is back', async ({
  page,
  context,
}) => {
  const form = await openFilled(page, 'pets.sobaki');
  await context.setOffline(true);
  await publishButton(form).click();
  const failed = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(failed.getByText(/^Нет связи с сервером/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await expect(publishButton(form)).toBeFocused();

  await context.setOffline(false);
  await publishButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
});

test('a double press publishes one ad', async ({ page }) => {
  const form = await openFilled(page, 'beauty.parfyumeriya');
  let calls = 0;
  await page.route(PUBLISHING, async (route) => {
    calls += 1;
    await route.continue();
  });
  await publishButton(form).dblclick();
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
  expect(calls).toBe(1);
});

test('a session that the server has forgotten is replaced on the way', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('anonymous_id', crypto.randomUUID()));
  const form = await openFilled(page, 'beauty.parfyumeriya');
  const refused = page.waitForResponse(PUBLISHING);
  await publishButton(form).click();
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('dialog', { name: 'Объявление сохранено' })).toBeVisible();
});
