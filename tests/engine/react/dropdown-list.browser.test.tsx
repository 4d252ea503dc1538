import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import {
  CITIES,
  list,
  MAKE,
  MAKES,
  MAKES_FIELD,
  openFields,
  option,
  search,
  trigger,
} from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('a dropdown of 5,000 values', () => {
  test('keeps fewer than 60 rows in the page wherever it is scrolled', async () => {
    const { sent } = await openFields([CITIES], { make: 'Город 2500' });
    await trigger('Город').click();
    await expect.element(option('Город 2500')).toBeInViewport();
    const box = list('Город').element();
    for (const part of [0, 0.3, 0.99, 1]) {
      box.scrollTop = part * box.scrollHeight;
      await expect
        .poll(() => rowsInView(box), { message: `scrolled to ${part}` })
        .toBeGreaterThan(5);
      expect(box.querySelectorAll('[role="option"]').length).toBeLessThan(60);
    }
    await userEvent.keyboard('{Home}');
    await expect.element(option('Город 1')).toBeInViewport();
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    expect(sent()).toEqual({ make: 'Город 4999' });
  });

  test('counts all of its values for screen readers and finds one of them', async () => {
    await openFields([CITIES]);
    await trigger('Город').click();
    await expect.element(option('Город 2')).toHaveAttribute('aria-setsize', '5000');
    await search().fill('4321');
    await expect.element(option('Город 4321')).toBeVisible();
    expect(list('Город').getByRole('option').elements()).toHaveLength(1);
  });
});

function rowsInView(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect();
  return Array.from(box.querySelectorAll('[role="option"]')).filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  }).length;
}

describe('a dropdown on mobile', () => {
  beforeEach(() => page.viewport(390, 800));

  test('opens a full sheet with its search focused, and closes it on Esc', async () => {
    const { sent } = await openFields([MAKE]);
    await trigger().click();
    const sheet = page.getByRole('dialog', { name: 'Марка' });
    await expect.element(search()).toHaveFocus();
    expect(sheet.element().getBoundingClientRect().height).toBe(800);
    await search().fill('лексус');
    await option('Lexus').click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
    expect(sent()).toEqual({ make: 'Lexus' });
    await trigger().click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('of several values is done by a button that stays in view', async () => {
    const { sent } = await openFields([MAKES_FIELD]);
    await trigger().click();
    await option('Toyota').click();
    await option('Audi').click();
    await expect.element(page.getByRole('button', { name: 'Готово' })).toBeInViewport();
    await page.getByRole('button', { name: 'Готово' }).click();
    expect(sent()).toEqual({ make: ['Toyota', 'Audi'] });
  });
});

describe('a dropdown whose list is loaded', () => {
  const MODEL = { ...MAKE, id: 2, parent_filter_id: 1, key: 'model', name: 'Модель', values: [] };

  async function openChild() {
    const loads: LoadOptions[] = [];
    const store = openStore([{ ...MAKE, has_next_filter: true }, MODEL], {
      values: { make: 'Kia' },
      onEffect: (effect) => loads.push(effect),
    });
    await openForm(store);
    return { store, load: () => loads.at(-1) };
  }

  test('shows that it loads, and has nothing to pick', async () => {
    await openChild();
    await expect.element(trigger('Модель')).toHaveTextContent('Загружаем…');
    await expect.element(trigger('Модель')).toHaveAttribute('aria-busy', 'true');
    await trigger('Модель').click({ force: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test.for([
    { isComplete: true, count: 0, text: 'Список пуст' },
    { isComplete: true, count: 3, text: 'Выберите марку' },
  ])('announces «$text» after $count values came', async ({ isComplete, count, text }) => {
    const { store, load } = await openChild();
    const { field = 0, token = 0 } = load() ?? {};
    const options = MAKES.slice(0, count).map((name) => ({
      id: null,
      name,
      value: name,
      key: name,
      isSelected: false,
      isPopular: false,
      icon: null,
      location: null,
    }));
    store.dispatch({ type: 'OPTIONS_LOADED', field, token, options, groups: [], isComplete });
    await expect.element(trigger('Модель')).toHaveTextContent(text);
  });

  test('that failed cannot be opened', async () => {
    const { store, load } = await openChild();
    const { field = 0, token = 0 } = load() ?? {};
    store.dispatch({ type: 'OPTIONS_FAILED', field, token });
    await expect.element(page.getByRole('button', { name: /Повторить/ })).toBeVisible();
    await trigger('Модель').click({ force: true });
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });
});
