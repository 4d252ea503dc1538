import { expectAccessible } from '../expect-accessible.ts';
import { openFixture, publishButton } from '../open-lab.ts';
import { expect, test } from '../person.ts';

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
      const form = await openFixture(page, 'create/jobs.vakansii');
      await expectAccessible(page);
      await publishButton(form).tap();
      await expect(form.getByRole('group', { name: /^Проверьте/ })).toBeFocused();
      await expectAccessible(page);

      await form.getByRole('combobox', { name: 'Сфера', exact: true }).tap();
      const sheet = page.getByRole('dialog', { name: 'Сфера' });
      await expect(sheet.getByRole('listbox')).toBeVisible();
      await expectAccessible(page, sheet);
      await page.keyboard.press('Escape');

      await form.getByRole('textbox', { name: 'Место на карте' }).tap();
      const map = page.getByRole('dialog', { name: 'Место на карте' });
      await expect(map.getByRole('application')).toBeVisible();
      await expectAccessible(page, map);
    });
  });
}
