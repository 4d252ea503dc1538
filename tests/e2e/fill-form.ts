import type { Locator, Page } from '@playwright/test';

import { expect } from './person.ts';
import { optionName } from './recorded.ts';
import type { RecordedFilter, RecordedForm } from './recorded.ts';

/** A field on the screen and what the person wants to say in it. */
interface Wish {
  readonly form: Locator;
  readonly filter: RecordedFilter;
  readonly value: unknown;
  /** Names of the options the value stands for; empty for typed fields. */
  readonly names: readonly string[];
}

/** Fills a recorded form the way a person does: field by field, in the order of the page. */
export async function fillForm(form: Locator, recorded: RecordedForm): Promise<void> {
  for (const filter of recorded.filters) {
    const value = recorded.answers[filter.key];
    if (value === undefined || value === null) continue;
    const names = isChoice(filter) ? namesOf(recorded, filter, value) : [];
    await answer({ form, filter, value, names });
  }
}

/** Says one thing in one field. */
export async function answer(wish: Wish): Promise<void> {
  const { form, filter, value } = wish;
  switch (filter.type) {
    case 'DROP_LIST':
      return chooseFromMenu(wish);
    case 'LIST':
    case 'LIST_ADAPTER':
    case 'COLOR_LIST':
    case 'LIST_RADIO_BUTTON':
    case 'RADIO_BUTTON':
      return tick(wish);
    case 'CHECKBOX':
      if (typeof value === 'boolean') return setBox(form, filter.name, value);
      return tick(wish);
    case 'SALARY':
      return fillPair(wish, ['salary_min', 'salary_max']);
    case 'RANGE_INPUT':
      return fillPair(wish, ['min', 'max']);
    case 'SEEK_BAR':
      return slide(wish);
    case 'MAP':
      return;
    case 'DATE':
      return fillDate(wish);
    default:
      return form.getByRole('textbox', { name: filter.name, exact: true }).fill(textOf(value));
  }
}

async function chooseFromMenu({ form, filter, names }: Wish): Promise<void> {
  const page = form.page();
  const field = form.getByRole('combobox', { name: filter.name, exact: true });
  await expect(field).toBeEnabled();
  await field.click();
  for (const name of names) {
    const search = page.getByRole('dialog').or(page.locator('body')).getByRole('searchbox').first();
    if (await search.isVisible()) await search.fill(name);
    await page.getByRole('option', { name, exact: true }).first().click();
  }
  await closeMenu(page);
}

async function closeMenu(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Готово', exact: true });
  if (await done.isVisible()) await done.click();
}

async function tick({ form, filter, names }: Wish): Promise<void> {
  const group = form
    .getByRole('radiogroup', { name: filter.name, exact: true })
    .or(form.getByRole('group', { name: filter.name, exact: true }));
  for (const name of names) {
    const more = group.getByRole('button', { name: /Показать все/ });
    if (await more.isVisible()) await more.click();
    const box = group
      .getByRole('radio', { name, exact: true })
      .or(group.getByRole('checkbox', { name, exact: true }));
    if (!(await box.isChecked())) await box.click();
  }
}

async function setBox(form: Locator, name: string, isOn: boolean): Promise<void> {
  await form.getByRole('checkbox', { name, exact: true }).setChecked(isOn);
}

async function fillPair(
  { form, filter, value }: Wish,
  keys: readonly [string, string],
): Promise<void> {
  const group = form.getByRole('group', { name: filter.name, exact: true });
  for (const [place, label] of ['от', 'до'].entries()) {
    const side = Reflect.get(Object(value), keys[place] ?? '');
    if (side === null || side === undefined) continue;
    await group.getByRole('textbox', { name: new RegExp(label) }).fill(textOf(side));
  }
}

async function slide({ form, filter, value }: Wish): Promise<void> {
  const slider = form.getByRole('slider', { name: new RegExp(escape(filter.name)) }).first();
  await slider.fill(textOf(value));
}

async function fillDate({ form, filter, value }: Wish): Promise<void> {
  const [day = '', time] = textOf(value).split('T');
  const box = form.getByLabel(filter.name, { exact: true }).first();
  const isNative = (await box.getAttribute('type')) === 'date';
  await box.fill(isNative ? day : day.split('-').toReversed().join('.'));
  if (time !== undefined) await form.getByLabel(/время/i).first().fill(time.slice(0, 5));
}

function isChoice(filter: RecordedFilter): boolean {
  return (
    [
      'DROP_LIST',
      'LIST',
      'LIST_ADAPTER',
      'COLOR_LIST',
      'LIST_RADIO_BUTTON',
      'RADIO_BUTTON',
    ].includes(filter.type) ||
    (filter.type === 'CHECKBOX' && (filter.values ?? []).length > 0)
  );
}

function namesOf(
  recorded: RecordedForm,
  filter: RecordedFilter,
  value: unknown,
): readonly string[] {
  const parents = Object.values(recorded.answers).flat();
  return [value].flat().map((one) => optionName(filter, one, parents));
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
