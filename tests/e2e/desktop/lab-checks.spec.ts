import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

const CARS = 'create/cars.legkovye-avtomobili';

test('a tester opens a state of the form and reads why a field is visible', async ({ page }) => {
  const form = await openFixture(page, `${CARS}&tab=states`);
  const views = page.getByRole('list', { name: 'Виды формы' });
  await expect(views.getByRole('listitem').first()).toContainText('сейчас');

  await views.getByRole('button', { name: 'Перейти +Модель', exact: true }).click();
  await expect(form.getByRole('combobox', { name: 'Модель' })).toBeVisible();
  await expect(views.locator('[aria-current]')).toContainText('+Модель');

  await page.getByRole('radio', { name: 'Форма' }).check();
  await page.getByRole('tab', { name: 'Почему' }).click();
  await page.getByRole('combobox', { name: 'Поле', exact: true }).selectOption('Модель · model');
  await expect(page.getByText(/Поле «Модель» показано/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Поле «Модель» показано/)).toBeVisible();
});

test(
  'a tester reads the cost of a key press and the accessibility tree of the field',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, `${CARS}&tab=cost`);
    await form.getByRole('textbox', { name: 'Пробег' }).fill('86000');
    const row = page.getByRole('row', { name: /^Ввод: Пробег/ });
    await expect(row.getByRole('cell').nth(0)).toHaveText(/^1 из \d+$/);
    await expect(row.getByRole('cell').nth(1)).toHaveText('1');

    await page.getByRole('tab', { name: 'На слух' }).click();
    await expect(page.getByText(/^textbox «Пробег» = 86\s?000/)).toBeVisible();
  },
);
