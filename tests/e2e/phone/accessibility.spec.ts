import { expectAccessible } from '../expect-accessible.ts';
import { openFixture } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { scanForm } from '../scan-form.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('pages and filters can be used by everybody', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Готовый бизнес' })).toBeVisible();
      await expectAccessible(page);
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

    test('a form, its faults and its sheets can be used by everybody', async ({ page }) => {
      await scanForm(page, (target) => target.tap());
    });
  });
}
