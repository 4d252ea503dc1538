import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/index.ts';
import { openForm } from './open-form.tsx';
import { openRecordedCars } from './pages/recorded-cars.ts';

const dropdown = (name: string) => page.getByRole('combobox', { name, exact: true });
const model = () => dropdown('Модель');

/** Picks an option of a dropdown by its name, by way of the search where there is one. */
async function choose(field: string, option: string): Promise<void> {
  await dropdown(field).click();
  const search = page.getByRole('combobox', { name: 'Найти…' });
  if (search.query() !== null) await search.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

beforeAll(() => page.viewport(1280, 900));

describe('a list that depends on another', () => {
  test('waits for its parent, and a new parent empties it', async () => {
    const { store } = openRecordedCars({ isPrompt: true });
    await openForm(store);
    expect(model().query()).toBeNull();
    await choose('Марка', 'Toyota');
    await choose('Модель', 'Camry');
    await expect.element(dropdown('Поколение')).toBeVisible();

    await choose('Марка', 'Hyundai');
    await expect.element(model()).not.toHaveTextContent('Camry');
    expect(dropdown('Поколение').query()).toBeNull();
    await model().click();
    await page.getByRole('combobox', { name: 'Найти…' }).fill('Camry');
    await expect
      .element(page.getByText('По запросу «Camry» ничего нет. Проверьте написание.'))
      .toBeVisible();
  });

  test('that is slow shows this, and offers no option of the list before', async () => {
    const { store, asked } = openRecordedCars({ isPrompt: false });
    await openForm(store);
    await choose('Марка', 'Hyundai');
    asked[0]?.answer();
    await choose('Модель', 'Tucson');
    await choose('Марка', 'Toyota');
    await expect.element(model()).toHaveTextContent('Загружаем…');
    await expect.element(model()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await model().click({ force: true });
    expect(page.getByRole('listbox').query()).toBeNull();

    asked.at(-1)?.answer();
    await choose('Модель', 'Camry');
    await expect.element(model()).toHaveTextContent('Camry');
  });

  test('that fails shows this, and loads on the second try', async () => {
    const { store, asked } = openRecordedCars({ isPrompt: false });
    await openForm(store);
    await choose('Марка', 'Toyota');
    asked[0]?.fail();
    await expect
      .element(model())
      .toHaveAccessibleDescription(expect.stringContaining('Не удалось загрузить список'));
    const retry = page.getByRole('button', { name: 'Повторить: Модель' });
    await retry.click();
    asked[1]?.fail();
    await expect.element(retry).toBeVisible();
    await retry.click();
    asked[2]?.answer();
    await choose('Модель', 'Camry');
    await expect.element(model()).toHaveTextContent('Camry');
  });

  test('ignores answers to parents that are no longer chosen', async () => {
    const { store, asked } = openRecordedCars({ isPrompt: false });
    await openForm(store);
    for (const make of ['Toyota', 'Hyundai', 'Toyota', 'Hyundai']) await choose('Марка', make);
    expect(asked.map(({ parent }) => parent)).toEqual(['toyota', 'hyundai', 'toyota', 'hyundai']);
    for (const list of asked.toReversed()) list.answer();
    await choose('Модель', 'Tucson');
    await expect.element(model()).toHaveTextContent('Tucson');
  });
});

test('a field hidden by another answer leaves the payload, and undo brings it back', async () => {
  const { store } = openRecordedCars({ isPrompt: true });
  await openForm(store);
  const sent = () => payload(store.plan, store.state());
  const mileage = page.getByRole('textbox', { name: 'Пробег' });
  await mileage.fill('86000');
  expect(sent()).toMatchObject({ mileage: 86_000 });
  await page
    .getByRole('radiogroup', { name: 'Состояние', exact: true })
    .getByRole('radio', { name: 'Новый', exact: true })
    .click();
  await expect.poll(() => mileage.query()).toBeNull();
  expect(sent()).not.toHaveProperty('mileage');
  store.dispatch({ type: 'UNDO' });
  await expect.element(mileage).toHaveValue('86\u00A0000');
  expect(sent()).toMatchObject({ mileage: 86_000 });
});
