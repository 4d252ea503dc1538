import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent, type Locator } from 'vitest/browser';

import { Calendar } from '../../../engine/react/date/Calendar.tsx';
import { NowContext } from '../../../engine/react/date/now-context.ts';
import { findViolations } from '../../browser/find-violations.ts';
import { drawInTheme, openFields } from './choices-page.ts';
import { box, settle } from './typed-page.ts';

const ARRIVAL = { id: 1, key: 'arrival', name: 'Дата заезда', type: 'DATE', data_type: 'DATE' };
const SHOWING = { ...ARRIVAL, key: 'showing', name: 'Начало показа', data_type: 'DATETIME' };
const TITLE = { id: 2, key: 'title', name: 'Название', type: 'EDIT_TEXT', data_type: 'STRING' };

const opener = () => page.getByRole('button', { name: 'Открыть календарь' });
const calendar = () => page.getByRole('dialog', { name: 'Выберите дату' });
const month = (name: string) => page.getByRole('grid', { name });
const day = (name: RegExp) => page.getByRole('gridcell', { name });

describe('a date on a desktop', () => {
  beforeEach(() => page.viewport(1280, 800));

  test('is typed without dots', async () => {
    const { sent } = await openFields([ARRIVAL]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('21112026');
    await expect.element(box('Дата заезда')).toHaveValue('21.11.2026');
    expect(sent()).toEqual({ arrival: '2026-11-21' });
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(box('Дата заезда')).toHaveValue('21.1');
  });

  test('shows a saved day as people write it', async () => {
    await openFields([ARRIVAL], { arrival: '2026-11-21' });
    await expect.element(box('Дата заезда')).toHaveValue('21.11.2026');
  });

  test('that does not exist is reported on submit', async () => {
    await openFields([ARRIVAL]);
    await box('Дата заезда').fill('31.02.2026');
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect.element(box('Дата заезда')).toHaveAccessibleDescription('Такой даты нет');
    await expect.element(box('Дата заезда')).toHaveFocus();
  });

  test('is picked by keyboard alone', async () => {
    const { sent } = await openFields([ARRIVAL], { arrival: '2026-11-21' });
    await userEvent.tab();
    await expect.element(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(month('Ноябрь 2026')).toHaveFocus();
    await expect.element(day(/^суббота, 21 ноября 2026/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const active = month('Ноябрь 2026').element().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.getAttribute('aria-label')).toMatch(/29 ноября/);
    await userEvent.keyboard('{PageDown}');
    await expect.element(month('Декабрь 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect.element(calendar()).not.toBeInTheDocument();
    await expect.element(box('Дата заезда')).toHaveValue('28.12.2026');
    await expect.element(box('Дата заезда')).toHaveFocus();
    expect(sent()).toEqual({ arrival: '2026-12-28' });
  });

  test('keeps its value when Esc closes the calendar', async () => {
    const { sent } = await openFields([ARRIVAL], { arrival: '2026-11-21' });
    await opener().click();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(calendar()).not.toBeInTheDocument();
    await expect.element(box('Дата заезда')).toHaveFocus();
    expect(sent()).toEqual({ arrival: '2026-11-21' });
  });

  test('is picked with the mouse, from another month and year', async () => {
    const { sent } = await openFields([ARRIVAL], { arrival: '2026-11-21' });
    await opener().click();
    await page.getByRole('button', { name: 'Следующий месяц' }).click();
    await expect.element(month('Декабрь 2026')).toBeVisible();
    await page.getByRole('combobox', { name: 'Год' }).selectOptions('2027');
    await page.getByRole('combobox', { name: 'Месяц' }).selectOptions('Февраль');
    await day(/14 февраля 2027/).click();
    expect(sent()).toEqual({ arrival: '2027-02-14' });
  });

  test('rings today, and opens at it while nothing is chosen', async () => {
    await openFields([ARRIVAL]);
    await box('Дата заезда').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(calendar()).toBeVisible();
    const today = calendar().element().querySelector('[aria-current="date"]');
    expect(today?.textContent).toBe(String(new Date().getDate()));
  });

  test('takes today from the host where time is held still', async () => {
    await render(
      <NowContext value={() => new Date(2031, 2, 8, 12).getTime()}>
        <Calendar chosen={null} onPick={() => {}} />
      </NowContext>,
    );
    await expect.element(month('Март 2031')).toBeVisible();
    await expect.element(day(/ 8 марта 2031/)).toHaveAttribute('aria-current', 'date');
  });

  test('closes its calendar, and is left, when the focus goes elsewhere', async () => {
    const { store } = await openFields([ARRIVAL, TITLE]);
    const isTouched = () => store.state().entries[0]?.isTouched;
    await opener().click();
    await expect.element(calendar()).toBeVisible();
    expect(isTouched()).toBe(false);
    await box('Название').click();
    await expect.element(calendar()).not.toBeInTheDocument();
    expect(isTouched()).toBe(true);
  });

  test('with a time has two boxes and one value', async () => {
    const { sent } = await openFields([SHOWING]);
    await expect.element(page.getByRole('group', { name: 'Начало показа' })).toBeVisible();
    await box('Начало показа: дата').click();
    await userEvent.keyboard('21112026');
    await userEvent.tab();
    await userEvent.keyboard('1700');
    await expect.element(box('Начало показа: время')).toHaveValue('17:00');
    expect(sent()).toEqual({ showing: '2026-11-21T17:00' });
  });

  test.for(['light', 'dark'])('pleases axe in the %s theme, box and calendar', async (theme) => {
    drawInTheme(theme);
    const { container } = await openFields([ARRIVAL, { ...SHOWING, id: 7 }], {
      arrival: '2026-11-21',
    });
    await opener().first().click();
    await expect.element(calendar()).toBeVisible();
    await settle();
    expect(await findViolations(container)).toEqual([]);
  });
});

describe('a date on a phone', () => {
  beforeEach(() => page.viewport(390, 800));

  test("is the system's own picker", async () => {
    const { sent } = await openFields([ARRIVAL, { ...SHOWING, id: 7 }], {
      showing: '2026-11-21T17:00',
    });
    const date = page.getByLabelText('Дата заезда', { exact: true });
    await expect.element(date).toHaveAttribute('type', 'date');
    await date.fill('2026-12-31');
    const time = page.getByLabelText('Начало показа: время');
    await expect.element(time).toHaveValue('17:00');
    await time.fill('18:30');
    expect(sent()).toEqual({ arrival: '2026-12-31', showing: '2026-11-21T18:30' });
    await date.fill('');
    expect(sent()).toEqual({ showing: '2026-11-21T18:30' });
  });

  test('has the colour of a placeholder while it is empty', async () => {
    await openFields([ARRIVAL, { ...SHOWING, id: 7 }]);
    const date = page.getByLabelText('Дата заезда', { exact: true });
    const time = page.getByLabelText('Начало показа: время');
    const colour = (input: Locator) => getComputedStyle(input.element()).color;
    expect(colour(time)).toBe(colour(date));
    await date.fill('2026-12-31');
    expect(colour(date)).not.toBe(colour(time));
    await time.fill('18:30');
    expect(colour(time)).toBe(colour(date));
  });

  test.for(['light', 'dark'])('pleases axe in the %s theme while it is empty', async (theme) => {
    drawInTheme(theme);
    const { container } = await openFields([ARRIVAL, { ...SHOWING, id: 7 }]);
    expect(await findViolations(container)).toEqual([]);
  });
});
