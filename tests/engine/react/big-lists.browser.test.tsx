import { beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { compile } from '../../../engine/definition/compile.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { manyFields } from '../../../fixtures/build/trouble/many-fields.ts';
import { list, MAKE, openFields, option, search, trigger } from './choices-page.ts';
import { openForm, openStore } from './open-form.tsx';

const MANY = 50_000;
/** Rows of a list that may be in the page at once. */
const ROWS = 60;

const STREETS = 'Айни Борбад Вахдат Гафуров Дусти Лоик Навруз Рудаки Сино Турсунзода'.split(' ');

/** Streets in no order: their numbers run backwards through the letters. */
const streets = Array.from({ length: MANY }, (_, n) => ({
  id: n,
  key: `s${n}`,
  name: `${STREETS[n % STREETS.length]} ${MANY - n}`,
  value: `s${n}`,
}));

const STREET = { ...MAKE, name: 'Улица', placeholder: null, has_popular: false, values: streets };

beforeEach(() => page.viewport(1280, 800));

describe('a list of 50,000 values', () => {
  test('opens, is walked and is scrolled with a few dozen rows in the page', async () => {
    const { sent } = await openFields([STREET]);
    await trigger('Улица').click();
    await expect.element(option('Айни 10')).toBeInViewport();
    await expect.element(option('Айни 10')).toHaveAttribute('aria-setsize', '50000');
    expect(rows()).toBeLessThan(ROWS);

    const box = list('Улица').element();
    for (const part of [0.5, 0.99, 0.2]) {
      box.scrollTop = part * box.scrollHeight;
      await expect.poll(() => rowsInView(box), { message: `at ${part}` }).toBeGreaterThan(3);
      expect(rows()).toBeLessThan(ROWS);
    }
    await userEvent.keyboard('{End}{PageUp}{PageDown}{ArrowUp}{ArrowDown}');
    await expect.element(option('Турсунзода 49991')).toBeInViewport();
    expect(rows()).toBeLessThan(ROWS);
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    expect(sent()).toEqual({ make: 's49980' });
  });

  test('opens at what was chosen long ago', async () => {
    await openFields([STREET], { make: 's25003' });
    await expect.element(trigger('Улица')).toHaveTextContent('Гафуров 24997');
    await trigger('Улица').click();
    const chosen = option('Гафуров 24997');
    await expect.element(chosen).toBeInViewport();
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    expect(rows()).toBeLessThan(ROWS);
  });

  test('is searched by every letter, and moves the page by a few rows only', async () => {
    const { sent } = await openFields([STREET]);
    await trigger('Улица').click();
    await search().fill('рудаки');
    await expect.element(page.getByText('Найдено: 5000')).toBeInTheDocument();
    expect(rows()).toBeLessThan(ROWS);
    await search().fill('рудаки 4993');
    await expect.element(option('Рудаки 4993')).toBeVisible();

    const changes = watch(list('Улица').element());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    expect(changes()).toBeLessThan(40);
    await userEvent.keyboard('{Home}{Enter}');
    expect(Object.keys(sent())).toEqual(['make']);
  });

  test('accepts several choices, and shows them', async () => {
    const { sent } = await openFields([
      { ...STREET, is_multiselect: true, data_type: 'STRING_LIST' },
    ]);
    await trigger('Улица').click();
    for (const name of ['Сино 12', 'Лоик 25']) {
      await search().fill(name);
      await option(name).click();
    }
    await page.getByRole('button', { name: 'Готово' }).click();
    expect(sent()).toEqual({ make: ['s49988', 's49975'] });
    await expect.element(trigger('Улица')).toHaveTextContent('Сино 12, Лоик 25');
  });

  test('in as many groups draws the groups in view and no others', async () => {
    const groups = streets.map(({ key, name }) => ({
      group: `Участок ${name}`,
      value_keys: [key],
    }));
    await openFields([{ ...STREET, groups }]);
    await trigger('Улица').click();
    await expect.element(option('Айни 50000')).toBeInViewport();
    expect(titles()).toBeLessThan(ROWS);
    await userEvent.keyboard('{End}');
    await expect.element(option('Турсунзода 1')).toBeInViewport();
    expect(titles()).toBeLessThan(ROWS);
  });

  test('is compiled whole', () => {
    const { fields, diagnostics } = compile({ filters: [STREET] }, { mode: 'entry' });
    expect(fields[0]?.options).toHaveLength(MANY);
    expect(diagnostics).toEqual([]);
  });
});

/** Elements of a form that may be drawn for one long list in view, closed or open. */
const ELEMENTS = 900;

describe('a list of 50,000 values in view', () => {
  const KINDS = [
    { type: 'LIST', isMultiple: true },
    { type: 'LIST_ADAPTER', isMultiple: false },
    { type: 'LIST_RADIO_BUTTON', isMultiple: false },
    { type: 'CHECKBOX', isMultiple: true },
  ];
  const inView = (type: string, isMultiple: boolean) => ({
    ...STREET,
    type,
    is_multiselect: isMultiple,
    data_type: isMultiple ? 'STRING_LIST' : 'STRING',
  });
  const whole = () => page.getByRole('button', { name: /^Показать все/ });

  test.for(KINDS)('of $type opens whole with a search', async ({ type, isMultiple }) => {
    const { sent, container } = await openFields([inView(type, isMultiple)]);
    await expect.element(whole()).toHaveTextContent('Показать все (50 000)');
    expect(container.querySelectorAll('*').length).toBeLessThan(ELEMENTS);
    await whole().click();
    await expect.element(search()).toHaveFocus();
    await search().fill('рудаки 4993');
    await option('Рудаки 4993').click();
    if (isMultiple) await userEvent.keyboard('{Escape}');
    await expect.element(whole()).toHaveFocus();
    await expect.element(whole()).toHaveAttribute('aria-expanded', 'false');
    expect(sent()).toEqual({ make: isMultiple ? ['s45007'] : 's45007' });
    const mark = page.getByRole(isMultiple ? 'checkbox' : 'radio', { name: 'Рудаки 4993' });
    await expect.element(mark).toBeChecked();
    expect(container.querySelectorAll('*').length).toBeLessThan(ELEMENTS);
  });

  test('is walked from its middle with a few dozen rows in the page', async () => {
    const { container } = await openFields([inView('LIST', true)], { make: ['s25003'] });
    await whole().click();
    await expect.element(option('Гафуров 24997')).toBeInViewport();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect
      .poll(() => page.getByRole('checkbox', { checked: true }).elements().length)
      .toBe(2);
    expect(container.querySelectorAll('*').length).toBeLessThan(ELEMENTS);
  });

  test('shows a part of hundreds of chosen ones', async () => {
    const make = streets.slice(0, 300).map(({ value }) => value);
    const { sent, container } = await openFields([inView('CHECKBOX', true)], { make });
    await expect.element(whole()).toBeVisible();
    expect(container.querySelectorAll('*').length).toBeLessThan(ELEMENTS);
    expect(sent()).toEqual({ make });
  });

  // Ten thousand in production builds: `npm run bench:lists`.
  test('changes as much of the page for a tick beside a thousand chosen as beside a hundred', async () => {
    const counts: number[] = [];
    for (const chosen of [100, 1_000]) {
      const make = streets.slice(0, chosen).map(({ value }) => value);
      const { sent, container } = await openFields([inView('LIST', true)], { make });
      await whole().click();
      await search().fill('айни 30');
      const row = option('Айни 30');
      await expect.element(row).toBeVisible();
      const changes = watch(container);
      for (const isChosen of [true, false]) {
        await row.click();
        await expect.element(row).toHaveAttribute('aria-selected', String(isChosen));
      }
      counts.push(changes());
      expect(container.querySelectorAll('*').length).toBeLessThan(ELEMENTS);
      expect(sent()).toEqual({ make });
      await cleanup();
    }
    const [few = 0, many = 0] = counts;
    expect(many).toBeLessThanOrEqual(few + 20);
  });

  test('opens a sheet on a phone, and gives the focus back', async () => {
    await page.viewport(390, 800);
    await openFields([inView('LIST_RADIO_BUTTON', false)]);
    await whole().click();
    const sheet = page.getByRole('dialog', { name: 'Улица' });
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(whole()).toHaveFocus();
  });
});

describe('a page of 500 fields', () => {
  test('draws every visible field once, and no list before it is opened', async () => {
    const store = createFormStore(compile(manyFields.page, { mode: 'entry' }));
    const { container } = await openForm(store);
    const visible = store.visibleFields().length;
    expect(visible).toBeGreaterThan(300);
    expect(container.querySelectorAll('[role="option"]')).toHaveLength(0);
    await expect.element(page.getByLabelText('Название 20')).toBeInTheDocument();

    await page.getByRole('radio', { name: 'особый' }).first().click();
    expect(store.visibleFields().length).toBe(visible + 3);
  });

  test('redraws one field for a key in it', async () => {
    const store = createFormStore(compile(manyFields.page, { mode: 'entry' }));
    const { container } = await openForm(store);
    const box = page.getByLabelText('Вес 20');
    await box.click();
    const changes = watch(container);
    await userEvent.keyboard('7');
    await expect.element(box).toHaveValue('7');
    expect(changes()).toBeLessThan(10);
  });
});

test('a typed list of 500 KB takes another word', async () => {
  const text = Array.from({ length: 62_500 }, (_, n) => `s${n}`.padEnd(7, 'x')).join(',');
  const store = openStore([
    { id: 1, key: 'words', name: 'Слова', type: 'TEXT_AREA', data_type: 'STRING_LIST' },
  ]);
  await openForm(store);
  await page.getByLabelText('Слова').fill(text);
  await userEvent.keyboard(',end');
  const { words } = payload(store.plan, store.state());
  expect(words).toHaveLength(62_501);
  expect(words).toContain('end');
});

function rows(): number {
  return page.getByRole('listbox').getByRole('option').elements().length;
}

function titles(): number {
  return page.getByRole('listbox').getByRole('group').elements().length;
}

function rowsInView(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect();
  return Array.from(box.querySelectorAll('[role="option"]')).filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  }).length;
}

/** Counts what changes in the page inside an element from now on. */
function watch(element: Element): () => number {
  let count = 0;
  const observer = new MutationObserver((records) => {
    count += records.length;
  });
  observer.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    count += observer.takeRecords().length;
    return count;
  };
}
