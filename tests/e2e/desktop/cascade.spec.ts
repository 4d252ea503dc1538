import type { Page, Route } from '@playwright/test';

import { chooseInDropdown } from '../forms/fill-form.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const VALUES = '**/api/v1/static/filters/*/values/**';
const CARS = 'create/cars.legkovye-avtomobili';

test.use({ expectedNoise: /^Failed to load resource: net::ERR_FAILED .*\/values\// });

/** Holds the calls of one parent's list until they are released. */
async function holdList(page: Page, parent: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(VALUES, async (route) => {
    if (new URL(route.request().url()).searchParams.get('parent') === parent) held.push(route);
    else await route.continue();
  });
  return held;
}

test('a list waits for its parent, and a new parent empties it', async ({ page }) => {
  const form = await openFixture(page, CARS);
  const model = form.getByRole('combobox', { name: 'Модель', exact: true });
  const generation = form.getByRole('combobox', { name: 'Поколение', exact: true });
  await expect(model).toBeHidden();
  await chooseInDropdown(form, 'Марка', ['Toyota']);
  await chooseInDropdown(form, 'Модель', ['Camry']);
  await expect(generation).toBeVisible();

  await chooseInDropdown(form, 'Марка', ['Hyundai']);
  await expect(model).not.toContainText('Camry');
  await expect(generation).toBeHidden();
  await expect(model).not.toHaveAttribute('aria-disabled');
  await model.click();
  await page.getByRole('combobox', { name: 'Найти…' }).fill('Camry');
  await expect(page.getByText('По запросу «Camry» ничего нет. Проверьте написание.')).toBeVisible();
});

test('a slow list shows that it loads, without the old options', async ({ page }) => {
  const form = await openFixture(page, CARS);
  await chooseInDropdown(form, 'Марка', ['Hyundai']);
  await chooseInDropdown(form, 'Модель', ['Tucson']);
  const held = await holdList(page, 'toyota');
  await chooseInDropdown(form, 'Марка', ['Toyota']);

  const model = form.getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).toHaveText('Загружаем…');
  await expect(model).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBe(1);
  await model.press('Enter');
  await model.click({ force: true });
  await expect(page.getByRole('listbox')).toBeHidden();

  await held[0]?.continue();
  await chooseInDropdown(form, 'Модель', ['Camry']);
  await expect(model).toHaveText('Camry');
});

test('a failed list shows the failure, and loads on the second attempt', async ({ page }) => {
  await page.route(VALUES, (route) => route.abort());
  const form = await openFixture(page, CARS);
  await chooseInDropdown(form, 'Марка', ['Toyota']);
  const model = form.getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).toHaveAccessibleDescription(/Не удалось загрузить список/);

  const retry = form.getByRole('button', { name: 'Повторить: Модель' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(VALUES);
  await retry.click();
  await chooseInDropdown(form, 'Модель', ['Camry']);
  await expect(model).toHaveText('Camry');
});

test('responses out of order never mix', async ({ page }) => {
  const form = await openFixture(page, CARS);
  const held = await holdList(page, 'toyota');
  await chooseInDropdown(form, 'Марка', ['Toyota']);
  await expect.poll(() => held.length).toBe(1);
  await chooseInDropdown(form, 'Марка', ['Hyundai']);
  await chooseInDropdown(form, 'Модель', ['Tucson']);

  await chooseInDropdown(form, 'Марка', ['Toyota']);
  await expect.poll(() => held.length).toBe(2);
  await chooseInDropdown(form, 'Марка', ['Hyundai']);
  const model = form.getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).not.toHaveAttribute('aria-disabled');
  // The page has aborted these calls: their responses are ignored.
  await Promise.allSettled(held.map((route) => route.continue()));

  await chooseInDropdown(form, 'Модель', ['Tucson']);
  await expect(model).toHaveText('Tucson');
});
