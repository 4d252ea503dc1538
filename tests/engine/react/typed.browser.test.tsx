import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { box, inputOf } from './typed-page.ts';

const MILEAGE = {
  id: 1,
  key: 'mileage',
  name: 'Пробег',
  type: 'EDIT_TEXT',
  data_type: 'INTEGER',
  input_suffix: 'км',
  placeholder: '86 000',
  min_value: 0,
};
const ENGINE = {
  ...MILEAGE,
  id: 2,
  key: 'engine',
  name: 'Объём',
  data_type: 'FLOAT',
  input_suffix: 'л',
};
const TITLE = {
  id: 3,
  key: 'title',
  name: 'Название',
  type: 'EDIT_TEXT',
  data_type: 'STRING',
  min_length: 10,
  max_length: 70,
};
const ABOUT = {
  ...TITLE,
  id: 4,
  key: 'about',
  name: 'Описание',
  type: 'TEXT_AREA',
  max_length: 3000,
};
const SITE = {
  id: 5,
  key: 'site',
  name: 'Сайт',
  type: 'URL',
  data_type: 'STRING',
  placeholder: 'example.tj',
};
const SALARY = {
  id: 6,
  key: 'salary',
  name: 'Зарплата',
  type: 'SALARY',
  data_type: 'INTEGER',
  input_suffix: 'с.',
  is_required: true,
};

const negotiable = () => page.getByRole('checkbox', { name: 'По договорённости' });

beforeEach(() => page.viewport(1280, 800));

describe('a box for a number', () => {
  test('groups thousands outside of editing, and shows the raw digits during it', async () => {
    const { sent } = await openFields([MILEAGE, TITLE]);
    await userEvent.tab();
    await expect.element(box('Пробег')).toHaveFocus();
    await userEvent.keyboard('86000');
    await expect.element(box('Пробег')).toHaveValue('86000');
    await userEvent.tab();
    await expect.element(box('Пробег')).toHaveValue('86\u00A0000');
    expect(sent()).toEqual({ mileage: 86_000 });
    await userEvent.tab({ shift: true });
    await expect.element(box('Пробег')).toHaveValue('86000');
    const { selectionStart, selectionEnd } = inputOf('Пробег');
    expect([selectionStart, selectionEnd]).toEqual([0, 5]);
  });

  test('keeps the caret where the person types', async () => {
    await openFields([MILEAGE], { mileage: 86_000 });
    await userEvent.tab();
    inputOf('Пробег').setSelectionRange(2, 2);
    await userEvent.keyboard('51');
    await expect.element(box('Пробег')).toHaveValue('8651000');
    expect(inputOf('Пробег').selectionStart).toBe(4);
  });

  test.for(['12,5', '12.5', ' 12,5 '])('takes %s for twelve and a half', async (text) => {
    const { sent } = await openFields([ENGINE]);
    await box('Объём').fill(text);
    expect(sent()).toEqual({ engine: 12.5 });
  });

  test('keeps what is no number, and reports it when the field is left', async () => {
    await openFields([MILEAGE, TITLE]);
    await box('Пробег').fill('много');
    await expect.element(box('Пробег')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(box('Пробег')).toHaveValue('много');
    await expect.element(box('Пробег')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Пробег')).toHaveAccessibleDescription('Должно быть числом км');
  });

  test.for([
    { text: '12 500', value: 12_500, shown: '12\u00A0500' },
    { text: '1.250.000', value: 1_250_000, shown: '1\u00A0250\u00A0000' },
    { text: '12 тыс', value: 12_000, shown: '12\u00A0000' },
  ])('filled with «$text» by a program has that and nothing else', async (filled) => {
    const { sent } = await openFields([MILEAGE, SITE], { mileage: 712_500 });
    await expect.element(box('Пробег')).toHaveValue('712\u00A0500');
    await box('Пробег').fill(filled.text);
    expect(sent()).toEqual({ mileage: filled.value });
    await box('Сайт').click();
    await expect.element(box('Пробег')).toHaveValue(filled.shown);
  });

  test('shows its limits where there is no other text', async () => {
    await openFields([{ ...MILEAGE, placeholder: null, max_value: 500_000 }]);
    await expect.element(box('Пробег')).toHaveAttribute('placeholder', '0–500\u00A0000');
  });

  test('asks for the keyboard of its digits, its unit and its example', async () => {
    await openFields([
      MILEAGE,
      ENGINE,
      { ...MILEAGE, id: 9, key: 't', name: 'Мороз', min_value: -40 },
    ]);
    await expect.element(box('Пробег')).toHaveAttribute('inputmode', 'numeric');
    await expect.element(box('Объём')).toHaveAttribute('inputmode', 'decimal');
    await expect.element(box('Мороз')).toHaveAttribute('inputmode', 'text');
    await expect.element(box('Пробег')).toHaveAccessibleDescription('км');
    await expect.element(box('Пробег')).toHaveAttribute('placeholder', 'Например, 86 000');
  });
});

describe('a box for a text', () => {
  test('counts letters as people do, and cuts nothing', async () => {
    const { sent } = await openFields([{ ...TITLE, min_length: null, max_length: 3 }]);
    await box('Название').fill('😀😀');
    await expect.element(page.getByText('2 / 3')).toBeVisible();
    await box('Название').fill('четыре');
    await expect.element(page.getByText('6 / 3')).toBeVisible();
    expect(sent()).toEqual({ title: 'четыре' });
  });

  test('shows its minimum length before anything is typed', async () => {
    await openFields([TITLE]);
    await expect.element(box('Название')).toHaveAccessibleDescription(/^От 10 знаков\./);
  });

  test('has no counter without a limit', async () => {
    await openFields([{ ...TITLE, max_length: null }]);
    await expect.element(box('Название')).toBeVisible();
    await expect.element(page.getByText(/\d+ \/ \d+/)).not.toBeInTheDocument();
  });
});

describe('a box for a longer text', () => {
  test('grows from three lines to twelve', async () => {
    await openFields([ABOUT]);
    const height = () => Math.round(box('Описание').element().getBoundingClientRect().height);
    const line = 24;
    const around = 26;
    expect(height()).toBe(3 * line + around);
    await box('Описание').fill('строка\n'.repeat(5));
    expect(height()).toBe(6 * line + around);
    await box('Описание').fill('строка\n'.repeat(40));
    expect(height()).toBe(12 * line + around);
    await expect.element(page.getByText('280 / 3 000')).toBeVisible();
  });
});

test('a box for a site lets the phone help and never corrects', async () => {
  const { sent } = await openFields([SITE]);
  await expect.element(box('Сайт')).toHaveAttribute('inputmode', 'url');
  await expect.element(box('Сайт')).toHaveAttribute('autocapitalize', 'none');
  await expect.element(box('Сайт')).toHaveAttribute('spellcheck', 'false');
  await box('Сайт').fill('kafe-zarafshon.tj');
  expect(sent()).toEqual({ site: 'kafe-zarafshon.tj' });
});

describe('a salary', () => {
  test('is typed by keyboard, side by side', async () => {
    const { sent } = await openFields([SALARY]);
    await userEvent.tab();
    await userEvent.keyboard('4000');
    await userEvent.tab();
    await userEvent.keyboard('6500');
    await userEvent.tab();
    await expect.element(box('Зарплата от')).toHaveValue('4\u00A0000');
    expect(sent()).toEqual({
      salary: { salary_min: 4000, salary_max: 6500, is_negotiable: false },
    });
    await expect.element(negotiable()).toHaveFocus();
  });

  test('by agreement clears and disables both sides, and drops the hint', async () => {
    const { sent } = await openFields([SALARY], {
      salary: { salary_min: 4000, salary_max: null, is_negotiable: false },
    });
    const hint = page.getByText('Объявления с реальной вилкой получают вдвое больше откликов.');
    await expect.element(hint).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(negotiable()).toBeChecked();
    await expect.element(box('Зарплата от')).toBeDisabled();
    await expect.element(box('Зарплата до')).toHaveValue('');
    await expect.element(hint).not.toBeInTheDocument();
    expect(sent()).toEqual({
      salary: { salary_min: null, salary_max: null, is_negotiable: true },
    });
    await userEvent.keyboard(' ');
    await expect.element(box('Зарплата от')).toBeEnabled();
    expect(sent()).toEqual({});
  });

  test('is one group: going from side to side is not leaving it', async () => {
    const { store } = await openFields([SALARY, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(isTouched()).toBe(false);
    await userEvent.tab();
    expect(isTouched()).toBe(true);
  });

  test('that is missing marks its boxes wrong', async () => {
    await openFields([SALARY]);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.element(box('Зарплата от')).toHaveFocus();
    await expect
      .element(box('Зарплата от'))
      .toHaveAccessibleDescription('Это поле обязательно для заполнения');
    await expect.element(negotiable()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe.for(['light', 'dark'])('typed fields in the %s theme', (theme) => {
  test.for([390, 1280])('please axe at %d px, right and wrong', async (width) => {
    drawInTheme(theme);
    await page.viewport(width, 800);
    const required = [MILEAGE, ENGINE, TITLE, ABOUT, SITE].map((field) => ({
      ...field,
      is_required: true,
    }));
    const { container } = await openFields([...required, SALARY], { mileage: 86_000, site: 'a b' });
    expect(await findViolations(container)).toEqual([]);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.element(box('Сайт')).toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(container)).toEqual([]);
  });
});
