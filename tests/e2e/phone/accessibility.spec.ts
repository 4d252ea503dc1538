import { expectAccessible } from '../expect-accessible.ts';
import { scanForm } from '../forms/scan-form.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

test('everybody can look round, search and read an ad', ({ page }) => scanGuestScreens(page));

test('everybody can publish and see what they have published', { tag: '@long' }, ({ page }) =>
  scanSellerScreens(page, (target) => target.tap()),
);

test.describe('signing in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is open to everybody, the refusal of a code too', { tag: '@long' }, ({ page }) =>
    scanSignIn(page),
  );
});

test('everybody can use the lab and its filters', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await expectAccessible(page);

  const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Цена/ }).tap();
  const sheet = page.getByRole('dialog', { name: /^Цена/ });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, sheet);
});

test('a form, its faults and its sheets can be used by everybody', ({ page }) =>
  scanForm(page, (target) => target.tap()));

test('a page is not scanned while something on it moves', async ({ page }) => {
  await page.goto('/lab');
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '@keyframes pulse { from { opacity: 0.5 } } main { animation: pulse 1s infinite }',
    );
    document.adoptedStyleSheets.push(style);
  });
  await expect(expectAccessible(page)).rejects.toThrow('Still moving: pulse of main');
});
