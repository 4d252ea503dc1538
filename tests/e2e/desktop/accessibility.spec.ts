import { expectAccessible } from '../expect-accessible.ts';
import { scanForm } from '../forms/scan-form.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

test('the home page, the search and an ad are accessible', ({ page }) => scanGuestScreens(page));

test('publishing and the user’s own ads are accessible', ({ page }) =>
  scanSellerScreens(page, (target) => target.click()));

test.describe('sign-in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is accessible, with the refusal of a code', ({ page }) => scanSignIn(page));
});

test('the lab is accessible', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await expectAccessible(page);
  await openFixture(page, 'search/cars.legkovye-avtomobili');
  await expectAccessible(page);
});

test('a form, its faults and its dialogs are accessible', ({ page }) =>
  scanForm(page, (target) => target.click()));

test('the menus of the header are accessible', async ({ page }) => {
  await page.goto('/');
  const categories = page.getByRole('button', { name: 'Категории' });
  await categories.click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
  await expectAccessible(page, header);
  await page.keyboard.press('Escape');
  await expect(categories).toBeFocused();
});
