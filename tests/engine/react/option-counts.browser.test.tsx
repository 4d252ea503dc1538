import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { payload } from '../../../engine/form/state/payload.ts';
import {
  OptionCountsContext,
  type OptionCounts,
} from '../../../engine/react/counts/option-counts.ts';
import { EngineForm } from '../../../engine/react/EngineForm.tsx';
import { findViolations } from '../../browser/find-violations.ts';
import { openStore, type Filters } from './open-form.tsx';

const BODIES = ['Седан', 'Купе', 'Универсал', 'Пикап', 'Кабриолет', 'Минивэн', 'Хетчбэк'];
const COUNTS = new Map([
  ['Седан', 402],
  ['Универсал', 12],
  ['Пикап', 1250],
  ['Минивэн', 38],
  ['Хетчбэк', 5],
]);
const field = (type: string, isMultiple = true) => ({
  id: 1,
  key: 'body',
  name: 'Кузов',
  type,
  data_type: isMultiple ? 'STRING_LIST' : 'STRING',
  is_multiselect: isMultiple,
  has_popular: true,
  values: BODIES.map((name, index) => ({ id: index + 1, name, value: name, key: name })),
});
const counted = (counts: ReadonlyMap<string, number>, isStale = false): OptionCounts => ({
  find: (key, value) => (key === 'body' ? (counts.get(value) ?? 0) : null),
  isStale,
});

async function openCounted(filter: Filters[number], counts: OptionCounts | null) {
  const store = openStore([filter], { mode: 'filter' });
  const draw = (next: OptionCounts | null) => {
    const form = <EngineForm store={store} onSubmit={() => {}} layout="plain" />;
    return next === null ? form : <OptionCountsContext value={next}>{form}</OptionCountsContext>;
  };
  const { rerender } = await render(draw(counts ?? counted(new Map(), true)));
  return {
    recount: (next: OptionCounts) => rerender(draw(next)),
    values: () => payload(store.plan, store.state()),
  };
}

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const names = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((one) => one.closest('label')?.firstChild?.nextSibling?.textContent ?? '');

beforeEach(() => page.viewport(1280, 800));

describe('the counts of a filter', () => {
  test('are beside its options, and no part of their names', async () => {
    await openCounted(field('CHECKBOX'), counted(COUNTS));
    await expect.element(box('Пикап')).toHaveAccessibleDescription('1\u00A0250');
    await expect.element(page.getByText('402')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('choose the options in view: the five commonest in the order of the list', async () => {
    await openCounted(field('CHECKBOX'), counted(COUNTS));
    expect(names()).toEqual(['Седан', 'Универсал', 'Пикап', 'Минивэн', 'Хетчбэк']);
    await page.getByRole('button', { name: 'Показать ещё 2' }).click();
    expect(names()).toEqual(BODIES);
  });

  test('do not move the options when they change', async () => {
    const { recount } = await openCounted(field('CHECKBOX'), counted(COUNTS));
    await recount(counted(new Map([['Купе', 900]])));
    expect(names()).toEqual(['Седан', 'Универсал', 'Пикап', 'Минивэн', 'Хетчбэк']);
    await expect.element(box('Седан')).toHaveAccessibleDescription('0');
  });

  test('of nothing mark an option, which is not taken', async () => {
    const { values, recount } = await openCounted(field('CHECKBOX'), counted(COUNTS));
    await page.getByRole('button', { name: 'Показать ещё 2' }).click();
    await expect.element(box('Купе')).toHaveAttribute('aria-disabled', 'true');
    expect(await findViolations(document.body)).toEqual([]);
    await box('Купе').click({ force: true });
    expect(values()).toEqual({});
    await box('Седан').click();
    await recount(counted(new Map()));
    // A chosen one is taken back, whatever it finds now.
    await box('Седан').click();
    expect(values()).toEqual({});
  });

  test('are absent where nothing is counted', async () => {
    await openCounted({ ...field('CHECKBOX'), key: 'other' }, counted(COUNTS));
    expect(names()).toEqual(BODIES.slice(0, 5));
    await expect.element(box('Седан')).not.toHaveAttribute('aria-describedby');
  });

  test('make the popular part of a dropdown', async () => {
    const { values } = await openCounted(field('DROP_LIST', false), counted(COUNTS));
    await page.getByRole('combobox', { name: 'Кузов' }).click();
    expect(await findViolations(page.getByRole('dialog').element())).toEqual([]);
    const popular = page.getByRole('group', { name: 'Популярные' });
    const rows = popular.getByRole('option').elements();
    expect(rows.map((row) => row.textContent)).toEqual([
      'Седан402',
      'Универсал12',
      'Пикап1\u00A0250',
      'Минивэн38',
      'Хетчбэк5',
    ]);
    await page.getByRole('option', { name: 'Купе', exact: true }).click({ force: true });
    expect(values()).toEqual({});
    await page.getByRole('option', { name: 'Пикап', exact: true }).click();
    expect(values()).toEqual({ body: 'Пикап' });
  });
});
