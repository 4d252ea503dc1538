import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';
import { box, settle } from './typed-page.ts';

const MILEAGE = {
  id: 1,
  key: 'mileage',
  name: 'Пробег',
  type: 'RANGE_INPUT',
  data_type: 'INTEGER',
  input_suffix: 'км',
  min_value: 0,
  max_value: 500_000,
};
const TITLE = { id: 2, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' };

const row = () => page.getByRole('button', { name: /^Пробег/ });
const sheet = () => page.getByRole('dialog', { name: 'Пробег, км' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a range on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800));

  test('is typed by keyboard into two boxes named after the field', async () => {
    const { sent } = await openFields([MILEAGE]);
    await expect.element(page.getByRole('group', { name: 'Пробег' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('5000');
    await userEvent.tab();
    await userEvent.keyboard('150000');
    await userEvent.tab();
    await expect.element(box('Пробег от')).toHaveValue('5\u00A0000');
    await expect.element(box('Пробег до')).toHaveValue('150\u00A0000');
    expect(sent()).toEqual({ mileage: { min: 5000, max: 150_000 } });
  });

  test('is empty again when both sides are', async () => {
    const { store, sent } = await openFields([MILEAGE], { mileage: { min: 5, max: null } });
    await box('Пробег от').fill('');
    expect(sent()).toEqual({});
    expect(store.state().entries[0]?.input).toBeNull();
  });

  test('is left once, when the focus goes out of both boxes', async () => {
    const { store } = await openFields([MILEAGE, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await userEvent.tab();
    await userEvent.tab();
    expect(isTouched()).toBe(false);
    await userEvent.tab();
    expect(isTouched()).toBe(true);
  });

  test('marks both boxes when their order is wrong', async () => {
    await openFields([MILEAGE], { mileage: { min: 9, max: 5 } });
    await button('Продолжить').click();
    await expect.element(box('Пробег от')).toHaveFocus();
    await expect.element(box('Пробег до')).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(box('Пробег до'))
      .toHaveAccessibleDescription('Минимальное значение не может быть больше максимального');
  });
});

describe('a range of a filter', () => {
  const open = (input: object | null, field = MILEAGE) => {
    const store = openStore([field], { mode: 'filter', values: { mileage: input } });
    return openForm(store).then(() => store);
  };

  test('explains in advance what may be typed', async () => {
    await page.viewport(1280, 800);
    await open(null);
    await expect.element(box('Пробег до')).toHaveAccessibleDescription(/^Можно до\s500\s000\sкм$/);
  });

  test('explains no limits that exclude nothing', async () => {
    await page.viewport(1280, 800);
    await open(null, { ...MILEAGE, min_value: 1, max_value: 100_000_000 });
    await expect.element(box('Пробег до')).not.toHaveAccessibleDescription();
  });

  test.for([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('typed the wrong way round is put in order by one press, at $width', async (size) => {
    await page.viewport(size.width, size.height);
    const store = await open({ min: 9000, max: 500 });
    await button('Продолжить').click();
    await page.getByRole('button', { name: 'Поменять местами: Пробег' }).click();
    expect(store.state().entries[0]?.input).toEqual({ min: '500', max: '9000' });
    await expect.element(page.getByText(/больше значения/)).not.toBeInTheDocument();
    // The button is gone; the focus stays in the field.
    expect(document.activeElement?.id).toMatch(/_/);
  });
});

describe('the ring of focus after «Поменять местами»', () => {
  test.for([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('is around the field, at $width', async ({ width, height }) => {
    await page.viewport(width, height);
    await openForm(
      openStore([MILEAGE], { mode: 'filter', values: { mileage: { min: 9000, max: 500 } } }),
    );
    await button('Продолжить').click();
    const swap = page.getByRole('button', { name: 'Поменять местами: Пробег' });
    await expect.element(swap).toBeVisible();
    swap.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(swap).not.toBeInTheDocument();
    const focused = document.activeElement;
    expect(focused?.matches(':focus-visible')).toBe(true);
    const shadows = [focused, focused?.parentElement].flatMap((element) =>
      element instanceof Element ? getComputedStyle(element).boxShadow : [],
    );
    expect(shadows.some((shadow) => shadow !== 'none')).toBe(true);
  });
});

describe('a range on a phone', () => {
  beforeEach(() => page.viewport(390, 800));

  test('is a row that shows the value', async () => {
    await openFields([MILEAGE], { mileage: { min: null, max: 150_000 } });
    await expect.element(row()).toHaveAccessibleName('Пробег до 150\u00A0000\u00A0км');
    await expect.element(row()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('opens a sheet whose edits count only after «Готово»', async () => {
    const { sent } = await openFields([MILEAGE]);
    await row().click();
    await expect.element(sheet()).toBeVisible();
    await expect.element(box('Пробег от')).toHaveFocus();
    await userEvent.keyboard('5000');
    expect(sent()).toEqual({});
    await button('Готово').click();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(sent()).toEqual({ mileage: { min: 5000, max: null } });
    await expect.element(row()).toHaveFocus();
    await expect.element(row()).toHaveAccessibleName('Пробег от 5\u00A0000\u00A0км');
  });

  test.for(['{Escape}', 'the cross'])('drops the edits on %s', async (way) => {
    const { sent } = await openFields([MILEAGE], { mileage: { min: 1, max: null } });
    await row().click();
    await box('Пробег от').fill('7');
    await (way === 'the cross' ? button('Закрыть').click() : userEvent.keyboard(way));
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(sent()).toEqual({ mileage: { min: 1, max: null } });
    await row().click();
    await expect.element(box('Пробег от')).toHaveValue('1');
  });

  test('offers round values, and a second press takes one back', async () => {
    const { sent } = await openFields([MILEAGE]);
    await row().click();
    await button('до 100 000').click();
    await expect.element(button('до 100 000')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(box('Пробег до')).toHaveValue('100\u00A0000');
    await button('до 100 000').click();
    await expect.element(box('Пробег до')).toHaveValue('');
    await button('до 50 000').click();
    await button('Готово').click();
    expect(sent()).toEqual({ mileage: { min: null, max: 50_000 } });
  });

  test.for([
    { min: 'много', max: '', text: 'Пожалуйста, введите корректные числовые значения' },
    { min: '9', max: '5', text: 'Минимальное значение не может быть больше максимального' },
    { min: '', max: '900000', text: 'Максимальное значение: 500\u00A0000' },
  ])('stays open on «$min»…«$max» and explains why', async ({ min, max, text }) => {
    const { sent } = await openFields([MILEAGE]);
    await row().click();
    await box('Пробег от').fill(min);
    await box('Пробег до').fill(max);
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
    await button('Готово').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(text.replaceAll('\u00A0', ' '));
    await expect.element(box('Пробег от')).toHaveAccessibleDescription(text);
    expect(sent()).toEqual({});
    await button('Очистить').click();
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
    await button('Готово').click();
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('is filled by keyboard alone, Enter being «Готово»', async () => {
    const { sent, onSubmit } = await openFields([MILEAGE]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Пробег от')).toHaveFocus();
    await userEvent.keyboard('7');
    await userEvent.tab();
    await userEvent.keyboard('9{Enter}');
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(sent()).toEqual({ mileage: { min: 7, max: 9 } });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is not left while its sheet is open', async () => {
    const { store } = await openFields([MILEAGE, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await row().click();
    await box('Пробег до').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(row()).toHaveFocus();
    expect(isTouched()).toBe(false);
    await userEvent.tab();
    expect(isTouched()).toBe(true);
  });

  test.for(['light', 'dark'])('pleases axe in the %s theme, row and sheet', async (theme) => {
    drawInTheme(theme);
    const { container } = await openFields([MILEAGE], { mileage: { min: 9, max: 5 } });
    expect(await findViolations(container)).toEqual([]);
    await row().click();
    await button('Готово').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await settle();
    expect(await findViolations(sheet().element())).toEqual([]);
  });
});
