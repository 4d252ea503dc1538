import { chooseInDropdown } from '../forms/fill-form.ts';
import { openFixture, openPayload } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

test('a long list opens as a sheet: with a search, a choice, and closing by Esc and by the cross', async ({
  page,
}) => {
  const form = await openFixture(page, 'create/cars.legkovye-avtomobili');
  const make = form.getByRole('combobox', { name: 'Марка', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Марка' });
  await make.tap();
  await expect(sheet.getByRole('combobox', { name: 'Найти…' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(make).toBeFocused();

  await make.tap();
  await sheet.getByRole('combobox', { name: 'Найти…' }).fill('тойота');
  await expect(sheet.getByRole('option')).toHaveText(['Toyota']);
  await sheet.getByRole('option', { name: 'Toyota' }).tap();
  await expect(sheet).toBeHidden();
  await expect(make).toHaveText('Toyota');
  await make.tap();
  await expect(sheet.getByRole('option', { name: 'Toyota', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await sheet.getByRole('button', { name: 'Закрыть' }).tap();
  await expect(sheet).toBeHidden();
});

test(
  'several values are ticked on one sheet and applied with «Готово»',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
    await chooseInDropdown(form, 'Марка', ['Toyota', 'Hyundai']);
    await expect(form.getByRole('combobox', { name: 'Марка', exact: true })).toHaveText(
      'Toyota, Hyundai',
    );
  },
);

test(
  'a range is a draft on its sheet until «Готово», which validates its order',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
    const payload = await openPayload(page);
    const price = form.getByRole('button', { name: /^Цена/ });
    const sheet = page.getByRole('dialog', { name: /^Цена/ });
    const [from, to] = ['Цена от', 'Цена до'].map((name) => sheet.getByRole('textbox', { name }));
    if (from === undefined || to === undefined) throw new Error('A range has two sides.');

    await price.tap();
    await from.fill('90000');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(payload).not.toHaveValue(/price/);

    await price.tap();
    await expect(from).toHaveValue('');
    await from.fill('90000');
    await to.fill('50000');
    await sheet.getByRole('button', { name: 'Готово' }).tap();
    await expect(sheet.getByRole('alert')).toContainText('Значение «от» больше значения «до»');
    await to.fill('много');
    await sheet.getByRole('button', { name: 'Готово' }).tap();
    await expect(sheet.getByRole('alert')).toHaveText(
      'Пожалуйста, введите корректные числовые значения',
    );
    await expect(from).toHaveValue(/90.?000/);

    await to.fill('120 000');
    await sheet.getByRole('button', { name: 'Готово' }).tap();
    await expect(sheet).toBeHidden();
    await expect(price).toHaveText(/90.000–120.000/);
    await expect(payload).toHaveValue(/"min": 90000,\s+"max": 120000/);
    await expect(page).toHaveURL(/filter_price=90000/);

    await price.tap();
    await sheet.getByRole('button', { name: 'Очистить' }).tap();
    const quick = sheet
      .getByRole('group', { name: 'Быстрые значения' })
      .getByRole('button')
      .first();
    await quick.tap();
    await expect(quick).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: 'Готово' }).tap();
    await expect(payload).toHaveValue(/"min": null,\s+"max": \d+/);
  },
);

test('a map fills the screen, and a finger sets the point', async ({ page }) => {
  const form = await openFixture(page, 'trouble/city-location');
  const field = form.getByRole('textbox', { name: 'Место на карте' });
  await field.tap();
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  const box = await map.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await map.getByRole('application').tap({ position: { x: 120, y: 120 } });
  await map.getByRole('textbox', { name: 'Адрес' }).fill('Дом с синими воротами');
  await map.getByRole('button', { name: 'Сохранить' }).tap();
  await expect(field).toHaveValue('Дом с синими воротами');
});

test('faults link to their fields on a phone too', { tag: '@long' }, async ({ page }) => {
  const form = await openFixture(page, 'create/home.mebel');
  await form.getByRole('button', { name: 'Проверить на сервере' }).tap();
  const summary = form.getByRole('group', { name: /^Проверьте \d+ пол/ });
  await expect(form.locator(':focus')).toBeInViewport({ ratio: 1 });
  await summary.getByRole('link', { name: 'Цена' }).tap();
  const price = form.getByRole('textbox', { name: 'Цена', exact: true });
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport({ ratio: 1 });
});
