import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../people/person.ts';
import { resultList } from '../results.ts';

test('a visitor opens an ad from the map with a thumb, and returns to the map', async ({
  page,
}) => {
  await page.goto('/category/cars');
  await page.getByRole('link', { name: 'Показать на карте' }).tap();
  const results = page.getByRole('region', { name: 'Результаты на карте' });
  await expect(results.getByRole('status')).toHaveText(/^На этой части карты: \d/);

  const place = results.getByRole('region', { name: / здесь$/ });
  const markers = results.getByRole('application').getByRole('button', { name: /объявлен/ });
  await expect(async () => {
    if (await place.isHidden()) await markers.first().tap({ timeout: 1_000 });
    await expect(place).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const ad = place.getByRole('listitem').getByRole('link').first();
  await expect(ad).toBeVisible();
  // The sheet lies on the tab bar.
  const bar = await page.getByRole('navigation', { name: 'Разделы сайта' }).boundingBox();
  const sheet = await place.boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(bar?.y ?? -1, 0);
  await expectAccessible(page);
  const map = page.url();
  await ad.tap();
  await expect(page).toHaveURL(/\/advertisement\/\d+/);
  await page.goBack();
  await expect(markers.first()).toBeVisible();
  expect(page.url()).toBe(map);

  await page.getByRole('link', { name: 'Показать списком' }).tap();
  await expect(resultList(page)).toBeVisible();
});
