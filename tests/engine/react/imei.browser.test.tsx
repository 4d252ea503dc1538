import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { box, inputOf } from './typed-page.ts';

const IMEI = {
  id: 1,
  key: 'imei',
  name: 'IMEI',
  type: 'IMEI',
  data_type: 'STRING',
  is_required: true,
};
const TITLE = { id: 2, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' };
const GOOD = '490154203237518';

const right = () => page.getByRole('img', { name: 'Контрольная цифра верна' });

beforeEach(() => page.viewport(1280, 800));

describe('the box for an IMEI', () => {
  test('keeps fifteen digits of what is pasted, and counts them', async () => {
    const { sent } = await openFields([IMEI]);
    await expect.element(page.getByText('0/15')).toBeVisible();
    await box('IMEI').fill('49-015420-323751-8 и ещё 99');
    await expect.element(box('IMEI')).toHaveValue(GOOD);
    await expect.element(page.getByText('15/15')).toBeVisible();
    expect(sent()).toEqual({ imei: GOOD });
  });

  test('ignores letters without moving the caret', async () => {
    await openFields([IMEI], { imei: '4901' });
    await userEvent.tab();
    inputOf('IMEI').setSelectionRange(2, 2);
    await userEvent.keyboard('x');
    await expect.element(box('IMEI')).toHaveValue('4901');
    expect(inputOf('IMEI').selectionStart).toBe(2);
  });

  test('shows a right checksum, and explains where to find the digits while it is empty', async () => {
    await openFields([IMEI]);
    const hint = 'Наберите *#06# на телефоне — IMEI появится на экране.';
    await expect.element(box('IMEI')).toHaveAccessibleDescription(`${hint} 0/15`);
    await box('IMEI').fill(GOOD.slice(0, -1));
    await expect.element(right()).not.toBeInTheDocument();
    await box('IMEI').fill(GOOD);
    await expect.element(right()).toBeVisible();
    await expect.element(page.getByText(hint)).not.toBeInTheDocument();
  });

  test('shows a wrong checksum when it is left', async () => {
    await openFields([IMEI, TITLE]);
    await box('IMEI').fill('490154203237519');
    await userEvent.tab();
    await expect
      .element(box('IMEI'))
      .toHaveAccessibleDescription(
        'IMEI не соответствует формату - проверьте все ли цифры введены правильно 15/15',
      );
    await expect.element(box('IMEI')).toHaveAttribute('aria-invalid', 'true');
  });

  test.for(['light', 'dark'])('pleases axe in the %s theme', async (theme) => {
    drawInTheme(theme);
    const { container } = await openFields([IMEI], { imei: GOOD });
    expect(await findViolations(container)).toEqual([]);
  });
});
