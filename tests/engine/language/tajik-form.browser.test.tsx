import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import { russian } from '../../../engine/react/catalogue/russian.ru.ts';
import { tajik } from '../../../engine/tg.ts';
import { openForm, openStore, type Filters } from '../react/open-form.tsx';
import { cyrillicWords, sentencesOf } from './sentences.ts';

const VOCABULARY = cyrillicWords(Array.from(sentencesOf(tajik).values()).flat());

const value = (name: string) => ({ id: name, key: name, name, value: name, is_popular: true });
const makes = ['Audi', 'BMW', 'Chery', 'Dodge', 'Fiat', 'Honda', 'Kia', '8-Bit', '*'].map(value);

/** Every type there is, with texts that have no Cyrillic letter: all that has one is the engine's. */
const FILTERS: Filters = [
  { key: 'make', type: 'DROP_LIST', values: makes, has_popular: true, has_next_filter: true },
  { key: 'model', type: 'DROP_LIST', parent_filter_id: 0 },
  { key: 'trim', type: 'LIST', parent_filter_id: 0 },
  { key: 'tags', type: 'DROP_LIST', values: makes, is_multiselect: true, is_required: true },
  { key: 'chips', type: 'LIST', values: Array.from({ length: 12 }, (_, n) => value(`c${n}`)) },
  { key: 'tiles', type: 'LIST_ADAPTER', values: makes.slice(0, 3) },
  { key: 'colours', type: 'COLOR_LIST', values: makes.slice(0, 3) },
  { key: 'radios', type: 'LIST_RADIO_BUTTON', values: makes.slice(0, 3) },
  { key: 'segments', type: 'RADIO_BUTTON', values: makes.slice(0, 3) },
  { key: 'title', type: 'EDIT_TEXT', is_required: true, max_length: 9 },
  { key: 'seats', type: 'EDIT_TEXT', data_type: 'INTEGER', placeholder: '5', max_value: 9 },
  { key: 'slider', type: 'SEEK_BAR', data_type: 'INTEGER', min_value: 0, max_value: 9 },
  { key: 'run', type: 'RANGE_INPUT', data_type: 'INTEGER', min_value: 0, max_value: 90000 },
  { key: 'pay', type: 'SALARY', data_type: 'INTEGER' },
  { key: 'place', type: 'MAP' },
  { key: 'flag', type: 'CHECKBOX', data_type: 'BOOLEAN' },
  { key: 'text', type: 'TEXT_AREA' },
  { key: 'day', type: 'DATE', data_type: 'DATE' },
  { key: 'moment', type: 'DATE', data_type: 'DATETIME' },
  { key: 'site', type: 'URL' },
  { key: 'imei', type: 'IMEI' },
  { key: 'odd', type: 'HOLOGRAM' },
].map((filter, id) => ({ data_type: 'STRING', name: filter.key, id, ...filter }));

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** All texts of the page, visible ones and those for screen readers. */
function textsOfPage(): readonly string[] {
  const elements = Array.from(document.body.querySelectorAll('*'));
  return elements.flatMap((element) => [
    ...Array.from(element.childNodes).flatMap((node) =>
      node instanceof Text ? [node.textContent ?? ''] : [],
    ),
    ...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
}

/** Cyrillic words of the page that are none of the Tajik catalogue's. */
function strangers(): readonly string[] {
  return Array.from(cyrillicWords(textsOfPage())).filter((word) => !VOCABULARY.has(word));
}

async function openTajik(mode: 'entry' | 'filter' = 'entry') {
  const loads: LoadOptions[] = [];
  const store = openStore(FILTERS, {
    mode,
    values: { odd: 'kept' },
    faultText: tajik.faultText,
    onEffect: (effect) => loads.push(effect),
  });
  const form = await openForm(store, { catalogue: tajik, submitLabel: 'Send' });
  return { ...form, store, loads };
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const list = (name: string) => page.getByRole('combobox', { name, exact: true });

describe('a form in Tajik', () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
  });

  test('has no Russian word at first sight', async () => {
    const { container } = await openTajik();
    expect(textsOfPage().length).toBeGreaterThan(70);
    expect(strangers()).toEqual([]);
    expect(container.querySelector('[lang="tg"]')).not.toBeNull();
    await expect.element(page.getByText(/— майдонҳои ҳатмӣ/)).toBeVisible();
  });

  test('has none in a filter', async () => {
    await openTajik('filter');
    await expect.element(page.getByRole('slider', { name: 'slider аз' })).toBeInTheDocument();
    expect(strangers()).toEqual([]);
  });

  test('has none in an open list, in what its search finds and does not find', async () => {
    await openTajik();
    await list('make').click();
    await expect.element(page.getByText('Маъмул')).toBeInTheDocument();
    const search = page.getByRole('combobox', { name: 'Ҷустуҷӯ…' });
    await search.fill('a');
    await expect.element(page.getByText(/^Ёфт шуд: \d/)).toBeInTheDocument();
    expect(strangers()).toEqual([]);
    await search.fill('zzz');
    await expect.element(page.getByText(/Аз рӯйи «zzz» чизе ёфт нашуд/)).toBeVisible();
    expect(strangers()).toEqual([]);
  });

  test('has none in a list of several values', async () => {
    const { store } = await openTajik();
    store.dispatch({ type: 'SET', key: 'tags', input: ['Audi', 'BMW', 'Kia'] });
    await expect.element(list('tags')).toHaveTextContent('Audi, BMW, боз 1');
    await list('tags').click();
    await expect.element(page.getByRole('button', { name: 'Тайёр' })).toBeVisible();
    expect(strangers()).toEqual([]);
  });

  test('has none while lists load, fail and come empty', async () => {
    const { store, loads } = await openTajik();
    store.dispatch({ type: 'SET', key: 'make', input: 'Audi' });
    await expect.element(list('model')).toHaveTextContent('Бор мешавад…');
    expect(strangers()).toEqual([]);
    const [model, trim] = loads.map(({ field, token }) => ({ field, token }));
    expect(model).toBeDefined();
    if (model !== undefined) store.dispatch({ type: 'OPTIONS_FAILED', ...model });
    const empty = { options: [], groups: [], isComplete: true };
    if (trim !== undefined) store.dispatch({ type: 'OPTIONS_LOADED', ...trim, ...empty });
    await expect.element(page.getByRole('button', { name: 'Такрор кардан: model' })).toBeVisible();
    await expect.element(page.getByText('Рӯйхат холист', { exact: true })).toBeVisible();
    expect(strangers()).toEqual([]);
  });

  test('has none in the calendar', async () => {
    await openTajik();
    await box('day').fill('21.11.2026');
    await page.getByRole('button', { name: 'Кушодани тақвим' }).first().click();
    const calendar = page.getByRole('dialog', { name: 'Санаро интихоб кунед' });
    await expect.element(calendar.getByRole('grid', { name: 'Ноябри 2026' })).toBeVisible();
    const chosen = calendar.getByRole('gridcell', { name: 'шанбе, 21 ноябри соли 2026' });
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    expect(strangers()).toEqual([]);
  });

  test('has none when a submit is refused, nor in the list of faults', async () => {
    const { store } = await openTajik();
    for (const [key, input] of Object.entries({
      seats: 'many',
      slider: '99',
      run: { min: '9', max: '1' },
      day: '32.13.2026',
      site: 'no site',
      imei: '490154203237519',
    })) {
      store.dispatch({ type: 'SET', key, input });
    }
    await page.getByRole('button', { name: 'Send' }).click();
    const summary = page.getByRole('group', { name: /^\d+ майдонро санҷед$/ });
    await expect.element(summary).toHaveFocus();
    const faults = summary.element().textContent;
    expect(faults).toContain('title: Ин майдон ҳатмист');
    expect(faults).toContain('seats: Бояд рақам бошад');
    expect(strangers()).toEqual([]);
  });

  test('has none while it is sent', async () => {
    const sent = Promise.withResolvers<undefined>();
    const store = openStore([{ key: 'title', name: 'title', type: 'EDIT_TEXT', id: 1 }]);
    await openForm(store, { catalogue: tajik, submitLabel: 'Send', onSubmit: () => sent.promise });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('button', { name: 'Мефиристем…' })).toBeVisible();
    expect(strangers()).toEqual([]);
    sent.resolve(undefined);
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('has none in the window of the map', async () => {
    await openTajik();
    await box('place').click();
    await expect.element(page.getByRole('application', { name: /^Харита: / })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Захира кардан' })).toBeVisible();
    expect(strangers()).toEqual([]);
  });

  test('takes a range in its own words beside the slider', async () => {
    const { store } = await openTajik('filter');
    await box('slider: қимат').fill('аз 2 то 5');
    await userEvent.tab();
    const slot = store.plan.keys.indexOf('slider');
    expect(store.state().entries[slot]?.input).toEqual({ min: '2', max: '5' });
    await expect.element(box('slider: қимат')).toHaveValue('2–5');
  });

  test('has none on a phone: in the sheets of a list and of a range, and what is wrong there', async () => {
    await page.viewport(390, 844);
    await openTajik();
    await page.getByRole('button', { name: /^run/ }).click();
    const sheet = page.getByRole('dialog', { name: 'run' });
    await sheet.getByRole('textbox', { name: 'run аз' }).fill('9');
    await sheet.getByRole('textbox', { name: 'run то' }).fill('1');
    await sheet.getByRole('button', { name: 'Тайёр' }).click();
    await expect
      .element(sheet.getByRole('alert'))
      .toHaveTextContent('Қимати ҳадди ақал аз ҳадди аксар зиёд буда наметавонад');
    expect(strangers()).toEqual([]);
    await sheet.getByRole('button', { name: 'Пӯшидан' }).click();

    await list('make').click();
    await expect.element(page.getByRole('dialog', { name: 'make' })).toBeVisible();
    expect(strangers()).toEqual([]);
  });

  test('announces in Tajik what appeared', async () => {
    const { store } = await openTajik();
    store.dispatch({ type: 'SET', key: 'make', input: 'Audi' });
    await expect
      .element(page.getByText(/^Майдонҳо пайдо шуданд: «model», «trim»/))
      .toBeInTheDocument();
  });

  test('becomes Russian and back under the same store, without losing a letter', async () => {
    const { redraw, store } = await openTajik();
    await box('title').fill('Opel');
    await redraw({ catalogue: russian });
    await expect.element(page.getByText(/— обязательные поля/)).toBeVisible();
    await redraw({ catalogue: tajik });
    await expect.element(page.getByText(/— майдонҳои ҳатмӣ/)).toBeVisible();
    await expect.element(box('title')).toHaveValue('Opel');
    expect(store.state().entries[store.plan.keys.indexOf('title')]?.input).toBe('Opel');
  });
});
