import { expect, test } from '../people/person.ts';
import { countLine, foundCount, resultLinks, resultList } from '../results.ts';

const CARS = '/subcategory/cars.legkovye-avtomobili';

test('the number beside an option is that of the list after choosing it, and the order is its own', async ({
  page,
}) => {
  await page.goto(CARS);
  await expect(countLine(page)).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Фильтры' });
  await panel.getByRole('combobox', { name: 'Марка', exact: true }).click();
  const toyota = page.getByRole('option', { name: 'Toyota', exact: true }).first();
  await expect(toyota).toHaveAccessibleDescription(/^\d+$/);
  const promised = Number(await toyota.getByText(/^\d+$/).innerText());
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 200);
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
  await toyota.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => foundCount(page)).toBe(promised);
  // The panel remains where the visitor uses it.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  await sort.selectOption('Год выпуска: новее');
  await expect(page).toHaveURL(/filter_sort=year_desc/);
  await expect(resultList(page)).toHaveAttribute('aria-busy', 'false');
  const first = await resultLinks(page).first().innerText();
  const list = page.getByRole('button', { name: 'Списком' });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sort).toHaveValue('year_desc');
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(resultLinks(page).first()).toHaveText(first);
  await page.goBack();
  await expect(sort).toHaveValue('relevant');
});

test(
  'words of a query are shown as filters, and are searched as words again',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/search?q=квартира в душанбе');
    await expect(page.getByText('Понято как фильтры: Душанбе')).toBeVisible();
    const chips = page.getByRole('list', { name: 'Выбранные фильтры' });
    await chips.getByRole('button', { name: 'Убрать фильтр «Душанбе»' }).click();
    await expect(page).toHaveURL(/words=/);
    await expect(chips).toBeHidden();
    await expect(countLine(page)).toBeVisible();
  },
);
