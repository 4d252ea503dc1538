import type { Page, Route } from '@playwright/test';

import { expect, openFixture, test } from './person.ts';

const VALUES = '**/api/v1/static/filters/*/values/**';

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await expect(box).toBeEnabled();
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).first().click();
}

test('models load for the make, and a new make empties the model', async ({ page }) => {
  await openFixture(page, 'create/cars.legkovye-avtomobili');
  await expect(page.getByRole('combobox', { name: 'Модель', exact: true })).toBeHidden();
  await choose(page, 'Марка', 'Toyota');
  await choose(page, 'Модель', 'Camry');

  await choose(page, 'Марка', 'Hyundai');
  const model = page.getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).not.toContainText('Camry');
  await model.click();
  await expect(page.getByRole('option', { name: 'Camry', exact: true })).toHaveCount(0);
});

test('a list that fails says so and loads on the second try', async ({ page }) => {
  let isDown = true;
  await page.route(VALUES, (route) => (isDown ? route.abort() : route.continue()));
  await openFixture(page, 'create/cars.legkovye-avtomobili');
  await choose(page, 'Марка', 'Toyota');
  await expect(page.getByText('Не удалось загрузить список.').first()).toBeVisible();

  isDown = false;
  await page
    .getByRole('button', { name: /Повторить/ })
    .first()
    .click();
  await choose(page, 'Модель', 'Camry');
  await expect(page.getByRole('combobox', { name: 'Модель', exact: true })).toContainText('Camry');
});

test('a late answer for an old make never shows', async ({ page }) => {
  const held: Route[] = [];
  await page.route(VALUES, async (route) => {
    if (route.request().url().includes('toyota')) held.push(route);
    else await route.continue();
  });
  await openFixture(page, 'create/cars.legkovye-avtomobili');
  await choose(page, 'Марка', 'Toyota');
  await expect.poll(() => held.length).toBe(1);
  await choose(page, 'Марка', 'Hyundai');
  const model = page.getByRole('combobox', { name: 'Модель', exact: true });
  await expect(model).toBeEnabled();
  // The page has given this request up: an answer to it goes nowhere.
  await held[0]?.continue().catch(() => null);

  await model.click();
  await expect(page.getByRole('option', { name: 'Tucson', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'Camry', exact: true })).toHaveCount(0);
});
