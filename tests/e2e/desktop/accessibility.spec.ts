import { expectAccessible } from '../expect-accessible.ts';
import { scanForm } from '../forms/scan-form.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

test('everybody can look round, search and read an ad', ({ page }) => scanGuestScreens(page));

test('everybody can publish and see what they have published', ({ page }) =>
  scanSellerScreens(page, (target) => target.click()));

test.describe('signing in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is open to everybody, the refusal of a code too', ({ page }) => scanSignIn(page));
});

test('everybody can use the lab', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await expectAccessible(page);
  await openFixture(page, 'search/cars.legkovye-avtomobili');
  await expectAccessible(page);
});

test('a form, its faults and its windows can be used by everybody', ({ page }) =>
  scanForm(page, (target) => target.click()));

test('the menus of the header can be used by everybody', async ({ page }) => {
  await page.goto('/');
  const categories = page.getByRole('button', { name: 'Категории' });
  await categories.click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Готовый бизнес' })).toBeVisible();
  await expectAccessible(page, header);
  await page.keyboard.press('Escape');
  await expect(categories).toBeFocused();
});
