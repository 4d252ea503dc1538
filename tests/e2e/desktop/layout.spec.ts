import { openCreateForm } from '../create-ad.ts';
import { chooseInDropdown } from '../fill-form.ts';
import { askButton, openFixture } from '../open-lab.ts';
import { expect, test } from '../person.ts';
import { resultLinks } from '../results.ts';
import { signedIn } from '../sign-in.ts';

const WIDTHS = [320, 390, 768, 1440];

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no page scrolls sideways', async ({ page }) => {
      const expectToFit = async (what: string): Promise<void> => {
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, what).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      const fresh = page.getByRole('list', { name: 'Свежие объявления' });
      await expect(fresh.getByRole('link').first()).toBeVisible();
      await expectToFit('/');
      for (const address of ['/category/cars', '/subcategory/real-estate.kvartiry']) {
        await page.goto(address);
        await expect(resultLinks(page).first()).toBeVisible();
        await expectToFit(address);
      }
      await resultLinks(page).first().click();
      await expect(page.getByRole('article')).toBeVisible();
      await expectToFit('an ad');

      await signedIn(page);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
      await expectToFit('the profile');
      await openCreateForm(page, 'cars.legkovye-avtomobili');
      await expectToFit('a new ad');
      await page.goto('/lab');
      await expect(page.getByText(/^Выберите записанную страницу/)).toBeVisible();
      await expectToFit('/lab');

      const form = await openFixture(page, 'create/cars.legkovye-avtomobili');
      await expectToFit('the form');
      await chooseInDropdown(form, 'Марка', ['Mercedes-Benz']);
      await askButton(form).click();
      await expect(form.getByRole('group', { name: /^Проверьте/ })).toBeVisible();
      await expectToFit('the form with faults');

      await openFixture(page, 'search/cars.legkovye-avtomobili');
      await expectToFit('the filter');
      await page.goto('/lab?fixture=trouble/huge-texts&view=both&tab=payload');
      await expect(page.getByRole('textbox', { name: 'Отправка' })).toBeVisible();
      await expectToFit('huge texts');
    });
  });
}
