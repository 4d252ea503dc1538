import { formOf } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { recordedStructure } from '../recorded.ts';

test('the first page leads to both forms of every subcategory', async ({ page }) => {
  await page.goto('/');
  for (const { name, subcategories } of recordedStructure().categories) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await expect(card.getByRole('link', { name: /^Форма: / })).toHaveCount(subcategories.length);
    await expect(card.getByRole('link', { name: /^Фильтр: / })).toHaveCount(subcategories.length);
  }

  await page.getByRole('link', { name: 'Форма: Собаки' }).click();
  await expect(formOf(page, 'ad').getByRole('combobox', { name: 'Порода' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Лаборатория форм — Бозор');
  await page.goBack();
  await page.getByRole('link', { name: 'Фильтр: Собаки' }).click();
  await expect(formOf(page, 'filter').getByRole('combobox', { name: 'Порода' })).toBeVisible();
});

test('an address of no page says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Объявления/);
});

test('the chosen light stays after a reload', async ({ page }) => {
  await page.goto('/');
  const isDark = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
  const choice = page.getByRole('combobox', { name: 'Оформление' });
  await choice.selectOption('Тёмная');
  expect(await isDark()).toBe(true);
  await page.reload();
  await expect(choice).toHaveValue('dark');
  expect(await isDark()).toBe(true);
  await choice.selectOption('Светлая');
  expect(await isDark()).toBe(false);
});
