import { choiceGroup, chooseInDropdown } from '../forms/fill-form.ts';
import { openFixture, openPayload } from '../open-lab.ts';
import { expect, test } from '../people/person.ts';

test(
  'a second press clears a chosen radio, by mouse and by Space',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'create/electronics.telefony');
    const radios = choiceGroup(form, 'Кто продаёт').getByRole('radio');
    const [first, second] = [radios.first(), radios.nth(1)];
    await first.click();
    await expect(first).toBeChecked();
    await first.click();
    await expect(first).not.toBeChecked();

    await second.focus();
    await page.keyboard.press('Space');
    await expect(second).toBeChecked();
    await page.keyboard.press('Space');
    await expect(second).not.toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
  },
);

test('a city sets the location until a person sets another', { tag: '@long' }, async ({ page }) => {
  const form = await openFixture(page, 'trouble/city-location');
  const cities = choiceGroup(form, 'Город');
  const place = form.getByRole('textbox', { name: 'Место на карте' });
  const payload = await openPayload(page);
  await cities.getByRole('radio', { name: 'Душанбе' }).check();
  await expect(place).toHaveValue('Душанбе');
  await cities.getByRole('radio', { name: 'Худжанд' }).check();
  await expect(place).toHaveValue('Худжанд');
  await expect(payload).toHaveValue(/"latitude": 40\.28/);
  await cities.getByRole('radio', { name: 'Худжанд' }).click();
  await expect(place).toHaveValue('');

  await cities.getByRole('radio', { name: 'Худжанд' }).check();
  await place.click();
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  await map.getByRole('textbox', { name: 'Адрес' }).fill('Рынок Панчшанбе');
  await map.getByRole('button', { name: 'Сохранить' }).click();
  await expect(place).toHaveValue('Рынок Панчшанбе');
  await cities.getByRole('radio', { name: 'Хорог' }).check();
  await expect(place).toHaveValue('Рынок Панчшанбе');
  await expect(payload).toHaveValue(/"latitude": 40\.28/);
});

test('a negotiable salary clears and disables both bounds', { tag: '@long' }, async ({ page }) => {
  const form = await openFixture(page, 'create/jobs.vakansii');
  const from = form.getByRole('textbox', { name: 'Зарплата от' });
  const to = form.getByRole('textbox', { name: 'Зарплата до' });
  const agreed = form.getByRole('checkbox', { name: 'По договорённости' });
  await expect(from).toHaveAccessibleDescription(/вдвое больше откликов/);
  await from.fill('3000');
  await to.fill('5000');
  await agreed.check();
  for (const side of [from, to]) {
    await expect(side).toHaveValue('');
    await expect(side).toBeDisabled();
  }
  await expect(await openPayload(page)).toHaveValue(/"is_negotiable": true/);

  await agreed.uncheck();
  await expect(from).toBeEnabled();
  await expect(from).toHaveValue('');
});

test(
  'a field that another answer hides is removed from the payload',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'create/cars.legkovye-avtomobili');
    const payload = await openPayload(page);
    const mileage = form.getByRole('textbox', { name: 'Пробег' });
    const condition = choiceGroup(form, 'Состояние').getByRole('radio');
    await mileage.fill('86000');
    await expect(payload).toHaveValue(/"mileage": 86000/);
    await condition.and(page.getByLabel('Новый')).check();
    await expect(mileage).toBeHidden();
    await expect(payload).not.toHaveValue(/mileage/);

    await form.getByRole('button', { name: 'Отменить' }).click();
    await expect(mileage).toHaveValue(/86.000/);
    await expect(payload).toHaveValue(/"mileage": 86000/);
  },
);

test(
  'several values are ticked in one list, counted, and cleared at once',
  { tag: '@long' },
  async ({ page }) => {
    const form = await openFixture(page, 'search/cars.legkovye-avtomobili');
    await chooseInDropdown(form, 'Марка', ['Toyota', 'Hyundai', 'BMW']);
    const make = form.getByRole('combobox', { name: 'Марка', exact: true });
    await expect(make).toHaveText('Toyota, Hyundai, ещё 1');
    await form.getByRole('button', { name: 'Очистить Марка' }).click();
    await expect(make).not.toContainText('Toyota');
    await expect(make).toBeFocused();
  },
);
