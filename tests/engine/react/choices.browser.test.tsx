import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';

const NAMES = ['Новый', 'Как новый', 'Со следами'];

/** Types that show their values all at once. */
const TYPES = ['LIST', 'LIST_ADAPTER', 'COLOR_LIST', 'LIST_RADIO_BUTTON', 'RADIO_BUTTON'] as const;

/** Values numbered from 1, with keys `k0`, `k1`, …; the one at `popular` is popular. */
function values(names: readonly string[], popular = -1): Record<string, unknown>[] {
  return names.map((name, index) => ({
    id: index + 1,
    name,
    value: index + 1,
    key: `k${index}`,
    is_popular: index === popular,
  }));
}

const FIELD = {
  id: 1,
  key: 'state',
  name: 'Состояние',
  data_type: 'INTEGER',
  values: values(NAMES),
};
const SEVERAL = { ...FIELD, is_multiselect: true, data_type: 'INTEGER_LIST' };
const BOXES = { ...SEVERAL, type: 'CHECKBOX' };
const BOX = { id: 1, key: 'cleared', name: 'Растаможен', type: 'CHECKBOX', data_type: 'BOOLEAN' };

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

describe.for(TYPES)('%s', (type) => {
  test('of one value is a radio group: a press chooses, a second press takes back', async () => {
    const { sent } = await openFields([{ ...FIELD, type }]);
    await expect.element(page.getByRole('radiogroup', { name: 'Состояние' })).toBeVisible();
    await radio('Как новый').click();
    expect(sent()).toEqual({ state: 2 });
    await expect.element(radio('Как новый')).toBeChecked();
    await radio('Новый').click();
    expect(sent()).toEqual({ state: 1 });
    await radio('Новый').click();
    expect(sent()).toEqual({});
    await expect.element(radio('Новый')).not.toBeChecked();
    await radio('Новый').click();
    expect(sent()).toEqual({ state: 1 });
  });

  test('of one value is chosen by arrows, and chosen and taken back by Space', async () => {
    const { sent } = await openFields([{ ...FIELD, type }]);
    await userEvent.tab();
    await expect.element(radio('Новый')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(sent()).toEqual({ state: 1 });
    await userEvent.keyboard(' ');
    expect(sent()).toEqual({});
    await expect.element(radio('Новый')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(sent()).toEqual({ state: 2 });
    await userEvent.keyboard('{ArrowRight} ');
    expect(sent()).toEqual({});
    await userEvent.keyboard(' ');
    expect(sent()).toEqual({ state: 3 });
  });

  test('of several values is a group of checkboxes', async () => {
    const { sent } = await openFields([{ ...SEVERAL, type }]);
    await expect.element(page.getByRole('group', { name: 'Состояние' })).toBeVisible();
    await checkbox('Со следами').click();
    await checkbox('Новый').click();
    expect(sent()).toEqual({ state: [3, 1] });
    await userEvent.keyboard(' ');
    expect(sent()).toEqual({ state: [3] });
    await checkbox('Со следами').click();
    expect(sent()).toEqual({});
  });

  test('shows a value its list does not have, and lets it be taken back', async () => {
    const { sent } = await openFields([{ ...SEVERAL, type }], { state: [2, 77] });
    await expect.element(checkbox('77')).toBeChecked();
    await checkbox('77').click();
    expect(sent()).toEqual({ state: [2] });
    await expect.element(checkbox('77')).not.toBeInTheDocument();
  });

  test('shows loading, then an empty list, then a failure, with nothing to press', async () => {
    const loads: LoadOptions[] = [];
    const parent = {
      ...FIELD,
      type: 'LIST',
      id: 9,
      key: 'parent',
      name: 'Род',
      has_next_filter: true,
    };
    const child = { ...FIELD, type, parent_filter_id: 9, values: [] };
    const store = openStore([parent, child], {
      values: { parent: 1 },
      onEffect: (effect) => loads.push(effect),
    });
    await openForm(store);
    const group = page.getByRole('group', { name: 'Состояние' });
    await expect.element(group).toHaveAttribute('aria-busy', 'true');
    expect(group.getByRole('radio').elements()).toEqual([]);
    const { field = 0, token = 0 } = loads.at(-1) ?? {};
    const answer = { field, token, options: [], groups: [], isComplete: true };
    store.dispatch({ type: 'OPTIONS_LOADED', ...answer });
    await expect.element(group).toHaveTextContent('Список пуст');
    store.dispatch({ type: 'SET', key: 'parent', input: 2 });
    const next = loads.at(-1)?.token ?? 0;
    store.dispatch({ type: 'OPTIONS_FAILED', field, token: next });
    await expect.element(page.getByRole('button', { name: /Повторить/ })).toBeVisible();
  });

  test.for(['light', 'dark'])(
    'has no axe violation in any state, in the %s theme',
    async (theme) => {
      drawInTheme(theme);
      const groups = [{ group: 'Хорошие', value_keys: ['k0', 'k1'] }];
      const { store, container, redraw } = await openFields(
        [
          { ...FIELD, type },
          { ...FIELD, type, key: 'wrong', name: 'Другое', is_required: true },
          { ...SEVERAL, type, key: 'several', name: 'Третье', groups },
        ],
        { state: 2, several: [1, 3] },
      );
      store.dispatch({ type: 'TOUCH_ALL' });
      await expect
        .element(page.getByRole('radiogroup', { name: 'Другое' }))
        .toHaveAttribute('aria-invalid', 'true');
      expect(await findViolations(container)).toEqual([]);
      await redraw({ isDisabled: true });
      await expect.element(radio('Новый').first()).toBeDisabled();
      expect(await findViolations(container)).toEqual([]);
    },
  );
});

describe('targets', () => {
  test.for([...TYPES, 'CHECKBOX'] as const)('of %s are at least 44 px high', async (type) => {
    await openFields([{ ...SEVERAL, type }]);
    const input = checkbox('Новый').element();
    const { left, top, width, height } = input.getBoundingClientRect();
    const middle = left + width / 2;
    const edge = top + height / 2;
    for (const y of [edge - 21, edge + 21]) {
      const hit = document.elementFromPoint(middle, y);
      expect(hit?.closest('label')?.contains(input), `${y - edge} px from the middle`).toBe(true);
    }
  });
});

describe('swatches', () => {
  test('give a long name the space beside them, so that «Серебристый» does not break', async () => {
    await page.viewport(390, 844);
    const name = 'Перламутровосеребристый';
    await openFields([{ ...FIELD, type: 'COLOR_LIST', values: values([name]) }], { state: 1 });
    await expect.element(radio(name)).toBeChecked();
    const text = page.getByText(name, { exact: true }).element();
    const label = text.closest('label')?.getBoundingClientRect().width ?? Infinity;
    expect(text.getBoundingClientRect().width).toBeGreaterThan(label);
  });
});

describe('chips', () => {
  const TWELVE = Array.from({ length: 12 }, (_, index) => `Вид ${index + 1}`);

  test('beyond eight wait behind «Показать ещё», save the chosen', async () => {
    await openFields([{ ...FIELD, type: 'LIST', values: values(TWELVE) }], { state: 11 });
    expect(page.getByRole('radio').elements()).toHaveLength(9);
    await expect.element(radio('Вид 11')).toBeChecked();
    await page.getByRole('button', { name: /^Показать ещё/ }).click();
    expect(page.getByRole('radio').elements()).toHaveLength(12);
    const less = page.getByRole('button', { name: 'Свернуть' });
    await expect.element(less).toHaveFocus();
    await expect.element(less).toHaveAttribute('aria-expanded', 'true');
    await less.click();
    expect(page.getByRole('radio').elements()).toHaveLength(9);
  });

  test('are under «Популярные» and under their groups', async () => {
    const groups = [{ group: 'Особые', value_keys: ['k7', 'k1'] }];
    await openFields([
      { ...FIELD, type: 'LIST', has_popular: true, values: values(TWELVE, 4), groups },
    ]);
    const names = (title: string) =>
      page.getByRole('group', { name: title }).getByRole('radio').elements().length;
    expect([names('Популярные'), names('Особые'), names('Остальные')]).toEqual([1, 2, 5]);
  });
});

describe('tiles', () => {
  test('drop a picture that cannot be loaded and keep the name', async () => {
    const [first, ...rest] = values(NAMES);
    await openFields([
      {
        ...FIELD,
        type: 'LIST_ADAPTER',
        values: [{ ...first, icon: '/no-such-picture.png' }, ...rest],
      },
    ]);
    await expect.element(radio('Новый')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('label img').length).toBe(0);
  });
});

describe('one checkbox', () => {
  test('is named by its field and explained by its placeholder', async () => {
    const { sent } = await openFields([{ ...BOX, placeholder: 'Машина на учёте' }]);
    await expect.element(checkbox('Растаможен')).toHaveAccessibleDescription('Машина на учёте');
    await page.getByText('Машина на учёте').click({ force: true });
    await expect.element(checkbox('Растаможен')).toBeChecked();
    expect(sent()).toMatchObject({ cleared: true });
    await userEvent.keyboard(' ');
    await expect.element(checkbox('Растаможен')).not.toBeChecked();
  });

  test('that must be ticked shows this until it is', async () => {
    const { store, container } = await openFields([{ ...BOX, is_required: true }]);
    store.dispatch({ type: 'TOUCH_ALL' });
    await expect.element(checkbox('Растаможен')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(checkbox('Растаможен'))
      .toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(await findViolations(container)).toEqual([]);
    await checkbox('Растаможен').click();
    await expect.element(checkbox('Растаможен')).not.toHaveAttribute('aria-invalid');
  });
});

describe('a list of checkboxes', () => {
  test('holds several values in the order they were ticked', async () => {
    const { sent, container } = await openFields([BOXES]);
    await checkbox('Как новый').click();
    await checkbox('Новый').click();
    expect(sent()).toEqual({ state: [2, 1] });
    expect(await findViolations(container)).toEqual([]);
  });
});

test.for([390, 700])('a switch of five values has no empty place at %d px', async (width) => {
  await page.viewport(width, 800);
  const five = ['Бензин', 'Дизель', 'Гибрид', 'Электричество', 'Газ и бензин'];
  await openFields([{ ...FIELD, type: 'RADIO_BUTTON', values: values(five) }]);
  const ends = five.map((name) => radio(name).element().closest('label')?.getBoundingClientRect());
  const last = Math.max(...ends.map((box) => box?.right ?? 0));
  expect(Math.abs((ends.at(-1)?.right ?? 0) - last)).toBeLessThan(1);
});
