import type { Locator } from '@playwright/test';

import { expect, test } from '../people/person.ts';
import { answersOf } from './recorded.ts';
import type { RecordedAnswer, RecordedForm } from './recorded.ts';

interface FieldTask extends RecordedAnswer {
  readonly form: Locator;
}

/** Fills a recorded form as a person does: field by field, in the order of the page. */
export async function fillForm(form: Locator, recorded: RecordedForm): Promise<void> {
  for (const answer of answersOf(recorded)) {
    await test.step(`${answer.filter.name}: ${String(answer.value)}`, () =>
      fillField({ form, ...answer }));
  }
}

/** Chooses an option of a dropdown: in its menu, or on the sheet of a phone. */
export async function chooseInDropdown(
  form: Locator,
  field: string,
  names: readonly string[],
): Promise<void> {
  const page = form.page();
  const dropdown = form.getByRole('combobox', { name: field, exact: true });
  await expect(dropdown).not.toHaveAttribute('aria-disabled');
  await dropdown.click();
  await expect(page.getByRole('listbox', { name: field, exact: true })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Найти…' });
  const isLong = await search.isVisible();
  for (const name of names) {
    if (isLong) await search.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  const done = page.getByRole('button', { name: 'Готово', exact: true });
  if (await done.isVisible()) await done.click();
  await expect(page.getByRole('listbox', { name: field, exact: true })).toBeHidden();
  await expect(dropdown).toBeFocused();
}

/** Radios or checkboxes of a field. */
export function choiceGroup(form: Locator, field: string): Locator {
  return form
    .getByRole('radiogroup', { name: field, exact: true })
    .or(form.getByRole('group', { name: field, exact: true }));
}

async function fillField(task: FieldTask): Promise<void> {
  const { form, filter, value, names } = task;
  switch (filter.type) {
    case 'DROP_LIST':
      return chooseInDropdown(form, filter.name, names);
    case 'LIST':
    case 'LIST_ADAPTER':
    case 'COLOR_LIST':
    case 'LIST_RADIO_BUTTON':
    case 'RADIO_BUTTON':
      return tick(task);
    case 'CHECKBOX':
      if (typeof value !== 'boolean') return tick(task);
      return form.getByRole('checkbox', { name: filter.name, exact: true }).setChecked(value);
    case 'SALARY':
      return fillPair(task, ['salary_min', 'salary_max']);
    case 'RANGE_INPUT':
      return fillPair(task, ['min', 'max']);
    case 'SEEK_BAR':
      return form.getByRole('slider', { name: filter.name, exact: true }).fill(String(value));
    case 'MAP':
      return setLocation(task);
    case 'DATE':
      return fillDate(task);
    default:
      return form
        .getByRole('textbox', { name: filter.name, exact: true })
        .fill([value].flat().join(', '));
  }
}

async function tick({ form, filter, names }: FieldTask): Promise<void> {
  const group = choiceGroup(form, filter.name);
  for (const name of names) {
    const box = group
      .getByRole('radio', { name, exact: true })
      .or(group.getByRole('checkbox', { name, exact: true }));
    const more = group.getByRole('button', { name: /^Показать/ });
    if (!(await box.isVisible())) await more.click();
    await box.check();
  }
}

async function fillPair(task: FieldTask, keys: readonly [string, string]): Promise<void> {
  const { form, filter, value } = task;
  const sides = Object(value);
  for (const [index, word] of ['от', 'до'].entries()) {
    const side: unknown = Reflect.get(sides, keys[index] ?? '');
    if (typeof side !== 'number') continue;
    await form
      .getByRole('textbox', { name: `${filter.name} ${word}`, exact: true })
      .fill(String(side));
  }
}

async function fillDate({ form, filter, value }: FieldTask): Promise<void> {
  const [day = '', time] = String(value).split('T');
  const name = time === undefined ? filter.name : `${filter.name}: дата`;
  const box = form.getByLabel(name, { exact: true });
  const isSystems = (await box.getAttribute('type')) === 'date';
  await box.fill(isSystems ? day : day.split('-').toReversed().join('.'));
  if (time !== undefined) {
    await form.getByLabel(`${filter.name}: время`, { exact: true }).fill(time.slice(0, 5));
  }
}

/** The city has set the point already; the person types the street. */
async function setLocation({ form, filter, value }: FieldTask): Promise<void> {
  const page = form.page();
  await form.getByRole('textbox', { name: filter.name, exact: true }).click();
  const map = page.getByRole('dialog', { name: 'Место на карте' });
  await map.getByRole('textbox', { name: 'Адрес' }).fill(addressOf(value));
  await map.getByRole('button', { name: 'Сохранить' }).click();
  await expect(map).toBeHidden();
}

function addressOf(place: unknown): string {
  return String(Reflect.get(Object(place), 'address'));
}
