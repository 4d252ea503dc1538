import { expectAccessible } from '../expect-accessible.ts';
import { scanForm } from '../forms/scan-form.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

test('the home page, the search and an ad are accessible', ({ page }) => scanGuestScreens(page));

test('publishing and the user’s own ads are accessible', { tag: '@long' }, ({ page }) =>
  scanSellerScreens(page, (target) => target.tap()),
);

test.describe('sign-in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is accessible, with the refusal of a code', { tag: '@long' }, ({ page }) =>
    scanSignIn(page),
  );
});

test('the lab and its filters are accessible', async ({ page }) => {
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

test('a form, its faults and its sheets are accessible', ({ page }) =>
  scanForm(page, (target) => target.tap()));

test('the lists of the lab arrive without moving what follows them', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        document.documentElement.dataset['shift'] = JSON.stringify(shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/v1/lab/fixtures/', async (route) => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });
  await page.goto('/lab');
  await expect(page.getByText('Автомобили', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
});

test('a page is not scanned during an animation', async ({ page }) => {
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
