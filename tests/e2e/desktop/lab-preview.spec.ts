import type { Page, Route } from '@playwright/test';

import { routes } from '../../../app/contract/wire/routes.ts';
import { answersWith } from '../create-ad.ts';
import { fillForm } from '../forms/fill-form.ts';
import { recordedForm } from '../forms/recorded.ts';
import { validateFilled } from '../forms/validate-form.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const VALIDATION = `**${routes.labPreview.path}`;

// The browser logs a refused or lost call, and every request while offline.
test.use({ expectedNoise: /^Failed to load resource: .*(\/previews\/$|DISCONNECTED)/ });

/** Opens a form and fills it, so that only the request to the server remains. */
async function openFilled(page: Page, id: string) {
  const form = await openFixture(page, `create/${id}`);
  await fillForm(form, recordedForm(id));
  return form;
}

/** Changes one value of the call to one that the form never sends. */
function liesAbout(key: string, value: string) {
  return async (route: Route): Promise<void> => {
    const sent = route.request().postDataJSON();
    await route.continue({
      postData: JSON.stringify({ ...sent, filters: { ...sent.filters, [key]: value } }),
    });
  };
}

test('a fault of the server is shown at its field, a lost response is reported; the input is kept, and no other site is called', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const form = await openFilled(page, 'electronics.telefony');
  const imei = form.getByRole('textbox', { name: 'IMEI', exact: true });
  const model = form.getByRole('combobox', { name: 'Модель', exact: true });

  await test.step('a fault', async () => {
    await page.route(VALIDATION, liesAbout('imei', '49015420323751O'), { times: 1 });
    await askButton(form).click();
    await expect(imei).toHaveAccessibleDescription(/IMEI должен содержать только цифры/);
    await expect(imei).toBeFocused();
    await expect(imei).toBeInViewport();
    await expect(imei).toHaveValue('490154203237518');
    await expect(model).toContainText('iPhone 13');
    await imei.fill('356938035643809');
    await expect(imei).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a lost response', async () => {
    await page.route(VALIDATION, (route) => route.abort('connectionreset'), { times: 1 });
    await askButton(form).click();
    const failed = page.getByRole('dialog', { name: 'Ошибка' });
    await expect(failed.getByText(/^Нет связи с сервером/)).toBeVisible();
    await failed.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(failed).toBeHidden();
    await expect(imei).toHaveValue('356938035643809');
    await expect(model).toContainText('iPhone 13');
  });

  // A second press repeats the call.
  await validateFilled(form, answersWith('electronics.telefony', { imei: '356938035643809' }));
  expect([...asked]).toEqual([new URL(page.url()).origin]);
});

test(
  'without a network the form waits, and is validated when the network is back',
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

test('a double press sends one call', { tag: '@long' }, async ({ page }) => {
  const form = await openFilled(page, 'beauty.parfyumeriya');
  let calls = 0;
  await page.route(VALIDATION, async (route) => {
    calls += 1;
    await route.continue();
  });
  await askButton(form).dblclick();
  await expect(page.getByRole('dialog', { name: 'Сервер принял форму' })).toBeVisible();
  expect(calls).toBe(1);
});

test(
  'a guest with an expired session gets the validation without a new session',
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
