import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';
import { box } from './typed-page.ts';

const FLOOR = {
  id: 1,
  key: 'floor',
  name: 'Этаж',
  type: 'SEEK_BAR',
  data_type: 'INTEGER',
  min_value: 1,
  max_value: 25,
};
const YEAR = { ...FLOOR, key: 'year', name: 'Год выпуска', min_value: 1990, max_value: 2026 };
const TITLE = { id: 2, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' };

const thumb = (name: string) => page.getByRole('slider', { name, exact: true });

/** Opens a visitor's filter of these fields. */
async function openFilter(filters: Parameters<typeof openStore>[0], values = {}) {
  const store = openStore(filters, { mode: 'filter', values });
  return { ...(await openForm(store)), store, sent: () => payload(store.plan, store.state()) };
}

beforeEach(() => page.viewport(1280, 800));

describe('a slider with one thumb', () => {
  test('has no value until it is moved, and takes it from the arrows', async () => {
    const { sent } = await openFields([FLOOR]);
    await expect.element(thumb('Этаж')).toHaveAttribute('aria-valuetext', 'не выбран');
    expect(sent()).toEqual({});
    thumb('Этаж').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    expect(sent()).toEqual({ floor: 3 });
    await expect.element(box('Этаж: значение')).toHaveValue('3');
    await expect.element(thumb('Этаж')).toHaveAttribute('aria-valuetext', '3');
  });

  test('takes its first place too, from Home, and is cleared by Delete', async () => {
    const { sent } = await openFields([FLOOR]);
    thumb('Этаж').element().focus();
    await userEvent.keyboard('{Home}');
    expect(sent()).toEqual({ floor: 1 });
    await userEvent.keyboard('{Delete}');
    expect(sent()).toEqual({});
  });

  test('is typed beside its label, and cleared by the cross', async () => {
    const { sent } = await openFields([FLOOR]);
    await expect.element(box('Этаж: значение')).toHaveAttribute('placeholder', 'не выбран');
    await box('Этаж: значение').fill('8');
    expect(sent()).toEqual({ floor: 8 });
    await expect.element(thumb('Этаж')).toHaveValue('8');
    await page.getByRole('button', { name: 'Очистить: Этаж' }).click();
    expect(sent()).toEqual({});
    await expect.element(thumb('Этаж')).toHaveFocus();
  });

  test('keeps to its row whatever is pasted, and its whole box can be pressed', async () => {
    await page.viewport(390, 800);
    await openFields([FLOOR]);
    const value = box('Этаж: значение').element();
    const rect = value.getBoundingClientRect();
    for (const y of [rect.top + 1, rect.bottom - 1]) {
      expect(document.elementFromPoint(rect.right - 4, y), `${y - rect.top} px`).toBe(value);
    }
    await box('Этаж: значение').fill('длинный текст '.repeat(500));
    expect(document.documentElement.scrollWidth).toBe(390);
    await userEvent.tab();
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('is a plain box for a number without limits', async () => {
    await openFields([{ ...FLOOR, max_value: null }]);
    await expect.element(box('Этаж')).toBeVisible();
    await expect.element(thumb('Этаж')).not.toBeInTheDocument();
  });

  test('steps finely along a short scale of fractions', async () => {
    const { sent } = await openFields([
      { ...FLOOR, data_type: 'FLOAT', min_value: 0, max_value: 10 },
    ]);
    thumb('Этаж').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(sent()).toEqual({ floor: 0.3 });
    await expect.element(box('Этаж: значение')).toHaveValue('0,3');
  });

  test('is left when the focus goes out of both the thumb and the box', async () => {
    const { store } = await openFields([FLOOR, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await userEvent.tab();
    await expect.element(box('Этаж: значение')).toHaveFocus();
    await userEvent.tab();
    await expect.element(thumb('Этаж')).toHaveFocus();
    expect(isTouched()).toBe(false);
    await userEvent.tab();
    expect(isTouched()).toBe(true);
  });
});

describe('a slider with two thumbs', () => {
  const low = () => thumb('Год выпуска от');
  const high = () => thumb('Год выпуска до');
  const text = () => box('Год выпуска: значение');

  test('is open on both sides until a thumb moves', async () => {
    const { sent } = await openFilter([YEAR]);
    await expect.element(text()).toHaveAttribute('placeholder', 'Любой');
    await expect.element(low()).toHaveValue('1990');
    await expect.element(high()).toHaveValue('2026');
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(sent()).toEqual({ year: { min: 1991, max: null } });
    await expect.element(text()).toHaveValue('от 1991');
    await userEvent.keyboard('{ArrowLeft}');
    expect(sent()).toEqual({});
  });

  test('never lets its thumbs cross', async () => {
    const { sent } = await openFilter([YEAR], { year: { min: 2014, max: 2015 } });
    low().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}');
    expect(sent()).toEqual({ year: { min: 2015, max: 2015 } });
    await expect.element(low()).toHaveValue('2015');
    high().element().focus();
    await userEvent.keyboard('{Home}');
    await expect.element(high()).toHaveValue('2015');
  });

  test('is typed as a whole, years ungrouped', async () => {
    const { sent } = await openFilter([YEAR]);
    await text().fill('2014-2020');
    expect(sent()).toEqual({ year: { min: 2014, max: 2020 } });
    await userEvent.tab();
    await expect.element(text()).toHaveValue('2014–2020');
    await expect.element(low()).toHaveValue('2014');
    await text().fill('');
    expect(sent()).toEqual({});
  });

  test('brings the nearest thumb to a press on the line', async () => {
    const { sent } = await openFilter([{ ...YEAR, min_value: 0, max_value: 100 }]);
    const { left, width, top, height } = low().element().getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 4, top + height / 2);
    if (target === null) throw new Error('nothing under the line');
    await userEvent.click(target, { position: { x: target.clientWidth / 4, y: height / 2 } });
    const { year } = sent();
    expect(year).toEqual({ min: 25, max: null });
  });

  test('is two boxes without limits', async () => {
    await openFilter([{ ...YEAR, min_value: null }]);
    await expect.element(box('Год выпуска от')).toBeVisible();
    await expect.element(text()).not.toBeInTheDocument();
  });

  test('whose both thumbs are at the end still lets the lower one back', async () => {
    const { sent } = await openFilter([YEAR], { year: { min: 2026, max: null } });
    const { right, top, height } = low().element().getBoundingClientRect();
    expect(document.elementFromPoint(right - 22, top + height / 2)).toBe(low().element());
    low().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(sent()).toEqual({ year: { min: 2025, max: null } });
  });
});

describe.for(['light', 'dark'])('sliders in the %s theme', (theme) => {
  test.for([390, 1280])('please axe at %d px', async (width) => {
    drawInTheme(theme);
    await page.viewport(width, 800);
    const { container } = await openFilter([YEAR, { ...FLOOR, id: 3 }], {
      year: { min: 2014, max: 2020 },
    });
    expect(await findViolations(container)).toEqual([]);
  });
});
