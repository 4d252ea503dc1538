import type { Locator, Page } from '@playwright/test';

import { choiceGroup } from '../forms/fill-form.ts';
import { answersOf } from '../forms/recorded.ts';
import type { RecordedAnswer, RecordedForm } from '../forms/recorded.ts';
import { expect, test } from './person.ts';

interface FieldTask extends RecordedAnswer {
  readonly form: Locator;
}

interface Walk {
  readonly key?: 'Tab' | 'Shift+Tab';
  /** Called at every stop, that of the control included. */
  readonly onStop?: () => Promise<void>;
}

/** Largest number of stops on the way to a control. */
const MOST = 80;

/** Presses Tab until the control or a part of it has the focus; fails when it never does. */
export async function tabTo(control: Locator, { key = 'Tab', onStop }: Walk = {}): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await holdsFocus(control)) return;
    await control.page().keyboard.press(key);
    await onStop?.();
  }
  throw new Error(`${key} was pressed ${MOST} times and did not come to ${String(control)}.`);
}

/** Fills a recorded form by the keyboard, field by field, moving with Tab. */
export async function fillByKeyboard(form: Locator, recorded: RecordedForm): Promise<void> {
  for (const answer of answersOf(recorded)) {
    await test.step(`${answer.filter.name}: ${String(answer.value)}`, () =>
      answerByKeyboard({ form, ...answer }));
  }
}

async function answerByKeyboard(task: FieldTask): Promise<void> {
  const { form, filter, value, names } = task;
  const { keyboard } = form.page();
  switch (filter.type) {
    case 'DROP_LIST':
      return chooseInList(task);
    case 'LIST':
    case 'LIST_ADAPTER':
    case 'COLOR_LIST':
    case 'LIST_RADIO_BUTTON':
    case 'RADIO_BUTTON':
      return pickRadio(task);
    case 'CHECKBOX':
      for (const name of names.length > 0 ? names : [filter.name]) {
        await tabTo(form.getByRole('checkbox', { name, exact: true }));
        await keyboard.press('Space');
      }
      return;
    case 'DATE':
      return typeDateTime(task);
    case 'MAP':
      return writeAddress(task);
    default:
      await tabTo(form.getByRole('textbox', { name: filter.name, exact: true }));
      return keyboard.insertText(String(value));
  }
}

async function chooseInList({ form, filter, names: [name = ''] }: FieldTask): Promise<void> {
  const page = form.page();
  const field = form.getByRole('combobox', { name: filter.name, exact: true });
  await tabTo(field);
  await expect(field).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: filter.name, exact: true })).toBeVisible();
  if (await page.getByRole('combobox', { name: 'Найти…' }).isVisible()) {
    await page.keyboard.insertText(name);
  }
  const option = page.getByRole('option', { name, exact: true });
  await walkDownTo(page, option);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toContainText(name);
}

/** Moves down an open list to the option. */
async function walkDownTo(page: Page, option: Locator): Promise<void> {
  const id = await option.getAttribute('id');
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await focused.getAttribute('aria-activedescendant')) === id) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(focused).toHaveAttribute('aria-activedescendant', id ?? '');
}

async function pickRadio({ form, filter, names: [name = ''] }: FieldTask): Promise<void> {
  const { keyboard } = form.page();
  const group = choiceGroup(form, filter.name);
  const radio = group.getByRole('radio', { name, exact: true });
  await tabTo(group);
  const count = await group.getByRole('radio').count();
  for (let presses = 0; presses < count && !(await holdsFocus(radio)); presses += 1) {
    await keyboard.press('ArrowDown');
  }
  if (!(await radio.isChecked())) await keyboard.press('Space');
  await expect(radio).toBeChecked();
}

async function typeDateTime({ form, filter, value }: FieldTask): Promise<void> {
  const { keyboard } = form.page();
  const [day = '', time] = String(value).split('T');
  const dayName = time === undefined ? filter.name : `${filter.name}: дата`;
  await tabTo(form.getByRole('textbox', { name: dayName, exact: true }));
  await keyboard.type(day.split('-').toReversed().join('.'));
  if (time === undefined) return;
  await tabTo(form.getByRole('textbox', { name: `${filter.name}: время`, exact: true }));
  await keyboard.type(time.slice(0, 5));
}

async function writeAddress({ form, filter, value }: FieldTask): Promise<void> {
  const page = form.page();
  const field = form.getByRole('textbox', { name: filter.name, exact: true });
  await tabTo(field);
  await page.keyboard.press('Enter');
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  await tabTo(map.getByRole('textbox', { name: 'Адрес' }));
  await page.keyboard.insertText(String(Reflect.get(Object(value), 'address')));
  await tabTo(map.getByRole('button', { name: 'Сохранить' }));
  await page.keyboard.press('Enter');
  await expect(map).toBeHidden();
  await expect(field).toBeFocused();
}

function holdsFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.contains(document.activeElement));
}
