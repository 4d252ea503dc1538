import { routes } from '../../../app/contract/wire/routes.ts';
import { expect, test } from '../people/person.ts';
import { newPerson, signedIn, signIn } from '../people/sign-in.ts';
import { resultLinks } from '../results.ts';

test('a guest likes and compares cars, and has them after the sign-in', async ({ page }) => {
  await page.goto('/subcategory/cars.legkovye-avtomobili');
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^В избранное:/ }) });
  await expect(cards.first()).toBeVisible();
  const title = (await resultLinks(page).first().textContent()) ?? '';
  const favorites = page.getByRole('banner').getByRole('link', { name: 'Избранное' });
  await page
    .getByRole('button', { name: `В избранное: ${title}` })
    .first()
    .click();
  await expect(page.getByText('Добавлено в избранное')).toBeVisible();
  await expect(favorites).toHaveAccessibleName('Избранное: 1');
  for (const name of ['first', 'second']) {
    await test.step(`compares the ${name} car`, async () => {
      const scales = page.getByRole('button', { name: /^Добавить к сравнению:/ }).first();
      await scales.focus();
      await scales.press('Enter');
    });
  }
  await page.getByRole('button', { name: 'Сравнить', exact: true }).last().click();
  const table = page.getByRole('region', { name: 'Сравнение объявлений' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = await table.getByRole('rowheader').count();
  await page.getByRole('switch', { name: 'Только отличия' }).check();
  const shown = await table.getByRole('rowheader').count();
  expect(shown).toBeLessThanOrEqual(rows);
  await expect(table.getByText(new RegExp(`^${shown}\\sотлич`))).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  await signIn(page, newPerson());
  await favorites.click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Ещё действия/ }).click();
  await row.getByRole('button', { name: 'Добавить заметку' }).click();
  await page.getByRole('textbox', { name: 'Заметка' }).fill('Позвонить в субботу');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row.getByText('Позвонить в субботу')).toBeVisible();
  await row.getByRole('button', { name: /^Ещё действия/ }).click();
  await row.getByRole('button', { name: 'Удалить из избранного' }).click();
  await expect(page.getByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(row.getByText('Позвонить в субботу')).toBeVisible();
});

for (const visitor of ['guest', 'user']) {
  const title = `what a ${visitor} keeps is kept when the page is left before the answer`;
  test(title, { tag: '@long' }, async ({ page }) => {
    if (visitor === 'user') await signedIn(page);
    await page.goto('/subcategory/cars.legkovye-avtomobili');
    const never = Promise.withResolvers<never>();
    const calls = /\/api\/v1\/(?:favorites|comparisons)\/\d+\/$/;
    await page.route(calls, () => never.promise);
    await page
      .getByRole('button', { name: /^В избранное:/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Добавить к сравнению:/ })
      .first()
      .click();
    await page.unroute(calls);
    await page.goto('/favorites');
    await expect(page.getByRole('button', { name: /^Убрать из избранного/ })).toBeVisible();
    await page.goto('/comparisons');
    await expect(page.getByRole('columnheader').first()).toBeVisible();
  });
}

test.describe('without an answer', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('the heart returns, with a message', { tag: '@long' }, async ({ page }) => {
    await page.route(`**${routes.favorites.path}*/`, (route) => route.abort());
    await page.goto('/');
    const heart = page.getByRole('button', { name: /^В избранное:/ }).first();
    await heart.click();
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
