import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';

test('a guest keeps ads with a thumb', async ({ page }) => {
  await page.goto('/category/cars');
  await page.getByRole('link', { name: /./ }).and(page.locator('main li a')).first().click();
  await page
    .getByRole('button', { name: /^В избранное:/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Открыть' }).tap();
  await expect(page.getByRole('heading', { name: 'Избранное' })).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row.getByRole('button', { name: /^Убрать из избранного/ })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Ещё действия/ }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  await expectAccessible(page, sheet);
  await sheet.getByRole('button', { name: 'Закрыть' }).last().tap();
  await row.getByRole('link').click();
  await page
    .getByRole('button', { name: /^Добавить к сравнению:/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Сравнить', exact: true }).last().tap();
  await expect(page.getByText('Добавьте ещё одно объявление, чтобы сравнить')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Очистить' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Очистить' }).tap();
  await expect(page.getByRole('heading', { name: 'Нечего сравнивать' })).toBeVisible();
});
