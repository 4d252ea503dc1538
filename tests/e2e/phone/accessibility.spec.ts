import { expectAccessible } from '../expect-accessible.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { scanForm } from '../scan-form.ts';
import { scanGuestScreens, scanSellerScreens, scanSignIn } from '../scan-screens.ts';

test('everybody can look round, search and read an ad', ({ page }) => scanGuestScreens(page));

test('everybody can publish and see what they have published', ({ page }) =>
  scanSellerScreens(page, (target) => target.tap()));

test.describe('signing in', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* status of 422 .*\/otp\/verify\/$/ });

  test('is open to everybody, the refusal of a code too', ({ page }) => scanSignIn(page));
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

test('a sheet that opens slowly is scanned once it is open', async ({ page }) => {
  const form = await openFixture(page, 'create/jobs.vakansii');
  await page.addStyleTag({
    content: '*, ::before, ::after, ::backdrop { animation-duration: 2s !important }',
  });
  await form.getByRole('combobox', { name: 'Сфера', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Сфера' });
  await expect(sheet.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, sheet);
});
