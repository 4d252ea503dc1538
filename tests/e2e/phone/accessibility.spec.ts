import { expectAccessible } from '../expect-accessible.ts';
import { scanForm } from '../forms/scan-form.ts';
import { expect, test } from '../people/person.ts';
import { scanHugeTexts, scanLab, scanLabFilter } from '../scan-lab.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

/** More widths of a phone at which a page must fit. */
const WIDTHS = [320];

// In every run the whole way scans them, and the shell its search.
test('a search, its filters and an ad are accessible', { tag: '@long' }, ({ page }) =>
  scanGuestScreens(page),
);

test('publishing and the user’s own ads are accessible', { tag: '@long' }, ({ page }) =>
  scanSellerScreens(page),
);

test.describe('sign-in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is accessible, with the refusal of a code', { tag: '@long' }, ({ page }) =>
    scanSignIn(page),
  );
});

test('the lab, a form, its faults and its sheets are accessible, and do not scroll sideways', async ({
  page,
}) => {
  await test.step('the lists of the lab arrive without moving what follows them', async () => {
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
    await page.unroute('**/api/v1/lab/fixtures/');
  });
  await scanLab(page, WIDTHS);

  const form = await scanLabFilter(page, WIDTHS);
  await form.getByRole('button', { name: /^Цена/ }).tap();
  const sheet = page.getByRole('dialog', { name: /^Цена/ });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, sheet);

  await scanForm(page, { press: (target) => target.tap(), isWide: false, widths: WIDTHS });
  await scanHugeTexts(page, WIDTHS);

  await test.step('a page is not scanned during an animation', async () => {
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(
        '@keyframes pulse { from { opacity: 0.5 } } main { animation: pulse 1s infinite }',
      );
      document.adoptedStyleSheets.push(style);
    });
    const scan = expectAccessible(page, null, 300);
    await expect(scan).rejects.toThrow('Still moving: pulse of main');
  });
});
