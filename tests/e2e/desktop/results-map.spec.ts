import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';
import { resultList } from '../results.ts';

test('a visitor finds an ad on the map by keyboard, and returns to the list', async ({ page }) => {
  await page.goto('/category/cars');
  await expect(resultList(page)).toBeVisible();
  await page.getByRole('link', { name: 'Показать на карте' }).press('Enter');

  const results = page.getByRole('region', { name: 'Результаты на карте' });
  const map = results.getByRole('application');
  await expect(results.getByRole('status')).toHaveText(/^На этой части карты: \d/);
  await expect(page).toHaveURL(/map=-?\d+/);
  await expectAccessible(page);

  // A press on several ads zooms; where no zoom parts them, it lists them.
  const place = results.getByRole('heading', { name: / здесь$/ });
  const marker = map.getByRole('button', { name: /объявлен/ }).first();
  const before = page.url();
  await marker.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(async () => {
    if (await place.isHidden()) await marker.press('Enter', { timeout: 1_000 });
    await expect(place).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(place).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(place).toBeHidden();

  const shared = page.url();
  await page.reload();
  await expect(map.getByRole('button', { name: /объявлен/ }).first()).toBeVisible();
  expect(page.url()).toBe(shared);

  await page.getByRole('link', { name: 'Показать списком' }).click();
  await expect(resultList(page)).toBeVisible();
  await expect(page).not.toHaveURL(/map=/);
});
