import { routes } from '../../../app/contract/wire/routes.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { choiceGroup } from '../forms/fill-form.ts';
import { expect, test } from '../people/person.ts';
import { resultLinks } from '../results.ts';

test('a query is completed by the keyboard, and the filters of the scope open', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Поиск' });
  const list = page.getByRole('listbox', { name: 'Подсказки' });
  await box.focus();
  await page.keyboard.insertText('тойо');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(8);
  await expectAccessible(page, page.getByRole('search'));
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('тойо');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');

  await page.keyboard.insertText('легковые');
  const place = list.getByRole('option', { name: /^Легковые автомобили/ });
  await expect(place).toBeVisible();
  while ((await place.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Автомобили' });
  await choiceGroup(dialog, 'Коробка передач').getByRole('checkbox').first().check();
  await expect(dialog.getByText(/^Найдено \d/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Показать результаты/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/^.*\/search\?.*subcategory_id=cars\.legkovye.*filter_gearbox=/);
  await expect(resultLinks(page).first()).toBeVisible();
});

test(
  'late suggestions of an older text do not replace newer ones',
  { tag: '@long' },
  async ({ page }) => {
    const late = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(`**${routes.suggestions.path}*`, async (route) => {
      const asked = new URL(route.request().url()).searchParams.get('query');
      if (asked !== 'бмв') return route.continue();
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response }).catch(() => undefined);
      released.resolve();
    });
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Поиск' });
    const asking = page.waitForRequest((request) => /query=%D0%B1%D0%BC%D0%B2/.test(request.url()));
    await box.fill('бмв');
    await asking;
    await box.fill('собаки');
    const options = page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');
    await expect(options.filter({ hasText: /собак/i }).first()).toBeVisible();
    late.resolve();
    await released.promise;
    await expect(options.filter({ hasText: /собак/i }).first()).toBeVisible();
    await expect(options.filter({ hasText: /бмв|BMW/i })).toHaveCount(0);
  },
);
