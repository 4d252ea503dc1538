import { choiceGroup, chooseInDropdown } from '../forms/fill-form.ts';
import { formOf, openFixture, openPayload } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

test('a filter is part of the link: a reload and another visitor get the same result, and obsolete keys are listed', async ({
  page,
  stranger,
}) => {
  const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
  await chooseInDropdown(form, 'Марка', ['Toyota', 'BMW']);
  await chooseInDropdown(form, 'Модель', ['Camry']);
  await expect(page).toHaveURL(/filter_make=toyota.*filter_model=toyota-camry/);
  await form.getByRole('textbox', { name: 'Цена от' }).fill('50 000');
  await choiceGroup(form, 'Руль').getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/filter_price=50000/);
  await form.getByRole('checkbox', { name: 'Торг уместен' }).check();
  const payload = await openPayload(page);
  const before = await payload.inputValue();
  expect(JSON.parse(before)).toMatchObject({
    make: ['toyota', 'bmw'],
    model: ['toyota-camry'],
    price: { min: 50_000, max: null },
    bargain: true,
  });

  await page.reload();
  await expect(payload).toHaveValue(before);
  await expect(form.getByRole('combobox', { name: 'Модель', exact: true })).toHaveText('Camry');
  await expect(form.getByRole('textbox', { name: 'Цена от' })).toHaveValue(/50.000/);

  // The visitor's link is older than the definition.
  await stranger.goto(`${page.url()}&filter_wings=2`);
  await expect(stranger.getByRole('textbox', { name: 'Отправка' })).toHaveValue(before);
  await stranger.getByRole('tab', { name: 'Ссылка' }).click();
  await expect(stranger.getByRole('textbox', { name: 'Из ссылки не подошло' })).toHaveValue(
    /wings/,
  );
});

test('pages are opened from the coverage and from the list, and going back opens the previous one', async ({
  page,
}) => {
  await page.goto('/lab');
  await page.getByRole('button', { name: /^IMEI, обязательное: \d+$/ }).click();
  await page.getByRole('button', { name: 'create/electronics.telefony', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Телефоны' })).toBeVisible();

  const pages = page.getByRole('navigation', { name: 'Записанные страницы' });
  await pages.getByRole('searchbox', { name: 'Найти страницу' }).fill('собаки');
  await pages.getByRole('button', { name: /^Собаки.*подача/ }).click();
  const form = formOf(page, 'entry');
  await expect(form.getByRole('combobox', { name: 'Порода' })).toBeVisible();
  await page.goBack();
  await expect(form.getByRole('textbox', { name: 'IMEI', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/electronics\.telefony/);
});
