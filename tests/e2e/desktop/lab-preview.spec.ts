import type { Page, Route } from '@playwright/test';

import { routes } from '../../../app/contract/wire/routes.ts';
import { fillForm } from '../forms/fill-form.ts';
import { recordedForm } from '../forms/recorded.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const JUDGING = `**${routes.labPreview.path}`;

// The browser itself logs a refused or a lost call, and everything it asks for while offline.
test.use({ expectedNoise: /^Failed to load resource: .*(\/previews\/$|DISCONNECTED)/ });

/** Opens a form and fills it, so that only asking the server is left. */
async function openFilled(page: Page, id: string) {
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recordedForm(id));
  return form;
}

/** Lets the call through with one value changed on its way: what the form never sends. */
function liesAbout(key: string, value: string) {
  return async (route: Route): Promise<void> => {
    const sent = route.request().postDataJSON();
    await route.continue({
      postData: JSON.stringify({ ...sent, filters: { ...sent.filters, [key]: value } }),
    });
  };
}

test('what the server refuses is said at its field, and nothing is lost', async ({ page }) => {
  const form = await openFilled(page, 'electronics.telefony');
  await page.route(JUDGING, liesAbout('imei', '49015420323751O'), { times: 1 });
  await askButton(form).click();

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
  await askButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
});

test('a lost answer is told of, nothing is lost, and a second press asks again', async ({
  page,
}) => {
  const form = await openFilled(page, 'home.mebel');
  await page.route(JUDGING, (route) => route.abort('connectionreset'), { times: 1 });
  await askButton(form).click();

  const failed = page.getByRole('dialog', { name: 'Ошибка' });
  await expect(failed.getByText(/^Нет связи с сервером/)).toBeVisible();
  await failed.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(failed).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Название объявления' })).toHaveValue(
    'Диван трёхместный, раскладной',
  );

  await askButton(form).click();
  await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
});

test(
  'without a network the form waits, and is judged when it is back',
  { tag: '@long' },
  async ({ page, context }) => {
    const form = await openFilled(page, 'pets.sobaki');
    await context.setOffline(true);
    await askButton(form).click();
    const failed = page.getByRole('dialog', { name: 'Ошибка' });
    await expect(failed.getByText(/^Нет связи с сервером/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failed).toBeHidden();
    await expect(askButton(form)).toBeFocused();

    await context.setOffline(false);
    await askButton(form).click();
    await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
  },
);

test('a double press asks once', { tag: '@long' }, async ({ page }) => {
  const form = await openFilled(page, 'beauty.parfyumeriya');
  let calls = 0;
  await page.route(JUDGING, async (route) => {
    calls += 1;
    await route.continue();
  });
  await askButton(form).dblclick();
  await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
  expect(calls).toBe(1);
});

test(
  'a visitor whose session the server has forgotten is judged all the same, and gets none',
  { tag: '@long' },
  async ({ page }) => {
    const anonymousId = crypto.randomUUID();
    await page.addInitScript((id) => localStorage.setItem('anonymous_id', id), anonymousId);
    const form = await openFilled(page, 'beauty.parfyumeriya');
    await askButton(form).click();
    await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('anonymous_id'))).toBe(anonymousId);
  },
);
