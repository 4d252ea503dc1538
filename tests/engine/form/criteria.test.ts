import { compile, type Payload } from '@bozor/form-engine';
import {
  meetsCriteria,
  searchedKeys,
  toCriteria,
  wideKeys,
  type SearchOptions,
} from '@bozor/form-engine/search';
import { acceptedPart, arbitraryPage, arbitraryValues } from '@bozor/form-engine/testing';
import { validate } from '@bozor/form-engine/validate';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const option = (value: string | number) => ({ id: value, name: String(value), value });
const several = {
  data_type: 'STRING_LIST',
  is_multiselect: true,
  values: ['a', 'b', 'c'].map(option),
};
const filters = [
  { id: 1, key: 'make', name: 'Марка', type: 'DROP_LIST', ...several },
  { id: 2, key: 'boxes', name: 'Опции', type: 'CHECKBOX', ...several },
  { id: 3, key: 'tick', name: 'Торг', type: 'CHECKBOX', data_type: 'BOOLEAN' },
  {
    id: 4,
    key: 'deal',
    name: 'Сделка',
    type: 'RADIO_BUTTON',
    data_type: 'STRING',
    values: several.values,
  },
  {
    id: 5,
    key: 'year',
    name: 'Год',
    type: 'SEEK_BAR',
    data_type: 'INTEGER',
    min_value: 1900,
    max_value: 2030,
  },
  { id: 6, key: 'sum', name: 'Сумма', type: 'RANGE_INPUT', data_type: 'INTEGER' },
  { id: 7, key: 'pay', name: 'Зарплата', type: 'SALARY', data_type: 'INTEGER' },
  { id: 8, key: 'from', name: 'Заезд', type: 'DATE', data_type: 'DATE' },
  { id: 9, key: 'until', name: 'Выезд', type: 'DATE', data_type: 'DATE' },
  { id: 10, key: 'words', name: 'Слова', type: 'EDIT_TEXT', data_type: 'STRING' },
  { id: 11, key: 'place', name: 'Место', type: 'MAP', data_type: 'STRING' },
  { id: 12, key: 'doors', name: 'Двери', type: 'EDIT_TEXT', data_type: 'INTEGER' },
  { id: 13, key: 'later', name: 'Время', type: 'DATE', data_type: 'DATETIME' },
  {
    id: 14,
    key: 'secret',
    name: 'Скрытое',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    show_if: [{ key: 'deal', value: 'a' }],
  },
];
const plan = compile({ filters }, { mode: 'filter' });

const options: SearchOptions = { radiusKm: 5, periodEnds: ['until'] };

const meets = (asked: Payload, entry: Payload): boolean =>
  meetsCriteria(toCriteria(plan, validate(plan, asked).payload, options), entry);
const salary = (salary_min: number | null, salary_max: number | null, is_negotiable = false) => ({
  salary_min,
  salary_max,
  is_negotiable,
});
const at = (latitude: number, longitude: number) => ({ latitude, longitude, address: '' });

describe('a filter', () => {
  test.for<{ asked: Payload; entry: Payload; is: boolean; why: string }>([
    {
      asked: { make: ['a', 'b'] },
      entry: { make: 'b' },
      is: true,
      why: 'one of the list is enough',
    },
    {
      asked: { make: ['a', 'b'] },
      entry: { make: ['b', 'c'] },
      is: true,
      why: 'one of its own list is',
    },
    { asked: { make: ['a', 'b'] }, entry: { make: 'c' }, is: false, why: 'none of the list' },
    { asked: { boxes: ['a', 'b'] }, entry: { boxes: ['c', 'b', 'a'] }, is: true, why: 'all boxes' },
    { asked: { boxes: ['a', 'b'] }, entry: { boxes: ['b'] }, is: false, why: 'a box is missing' },
    {
      asked: { boxes: ['a', 'b'] },
      entry: { boxes: 'b' },
      is: true,
      why: 'a single choice is one of the boxes',
    },
    { asked: { tick: true }, entry: { tick: true }, is: true, why: 'ticked' },
    { asked: { tick: true }, entry: {}, is: false, why: 'not ticked' },
    { asked: { tick: false }, entry: {}, is: true, why: 'an empty tick asks nothing' },
    { asked: { deal: 'a' }, entry: { deal: 'a' }, is: true, why: 'the same' },
    { asked: { deal: 'a' }, entry: { deal: 'b' }, is: false, why: 'another' },
    {
      asked: { year: { min: 2010, max: 2015 } },
      entry: { year: 2015 },
      is: true,
      why: 'on the side',
    },
    { asked: { year: { min: 2010, max: null } }, entry: { year: 2009 }, is: false, why: 'outside' },
    {
      asked: { sum: { min: 5, max: 9 } },
      entry: { sum: { min: 9, max: null } },
      is: true,
      why: 'ranges meet',
    },
    {
      asked: { sum: { min: 5, max: 9 } },
      entry: { sum: { min: 10, max: 20 } },
      is: false,
      why: 'ranges miss',
    },
    {
      asked: { pay: salary(5_000, null) },
      entry: { pay: salary(3_000, 6_000) },
      is: true,
      why: 'salaries meet',
    },
    {
      asked: { pay: salary(7_000, null) },
      entry: { pay: salary(3_000, 6_000) },
      is: false,
      why: 'too little',
    },
    {
      asked: { pay: salary(5_000, null) },
      entry: { pay: salary(null, null, true) },
      is: false,
      why: 'by agreement overlaps no number',
    },
    {
      asked: { pay: salary(null, null, true) },
      entry: { pay: salary(null, null, true) },
      is: true,
      why: 'by agreement',
    },
    {
      asked: { pay: salary(null, null, true) },
      entry: { pay: salary(1, 2) },
      is: false,
      why: 'it has numbers',
    },
    {
      asked: { from: '2026-05-10' },
      entry: { from: '2026-05-10' },
      is: true,
      why: 'free on that day',
    },
    {
      asked: { from: '2026-05-10' },
      entry: { from: '2026-05-11' },
      is: false,
      why: 'free a day late',
    },
    {
      asked: { until: '2026-05-10' },
      entry: { until: '2026-05-09' },
      is: false,
      why: 'free a day short',
    },
    {
      asked: { until: '2026-05-10' },
      entry: { until: '2026-06-01' },
      is: true,
      why: 'free for longer',
    },
    {
      asked: { later: '2026-05-10T12:00' },
      entry: { later: '2026-05-10T12:01' },
      is: false,
      why: 'a minute late',
    },
    {
      asked: { from: '2026-05-10' },
      entry: { from: '2026-05-10T23:59' },
      is: true,
      why: 'still that day',
    },
    {
      asked: { words: 'СИНИЙ  ковёр' },
      entry: { words: 'Ковер, синий, новый' },
      is: true,
      why: 'every word is there',
    },
    {
      asked: { words: 'синий диван' },
      entry: { words: 'синий ковёр' },
      is: false,
      why: 'a word is missing',
    },
    {
      asked: { words: 'ковёр' },
      entry: { words: 'ковёрный' },
      is: false,
      why: 'a part of a word is no word',
    },
    {
      asked: { words: '!!!' },
      entry: { words: '!!!' },
      is: false,
      why: 'there is nothing to look for',
    },
    {
      asked: { place: at(38.56, 68.78) },
      entry: { place: at(38.6, 68.78) },
      is: true,
      why: 'within five km',
    },
    {
      asked: { place: at(38.56, 68.78) },
      entry: { place: at(38.56, 68.84) },
      is: false,
      why: 'a little further',
    },
    { asked: { doors: 4 }, entry: { doors: 4 }, is: true, why: 'the number itself' },
    { asked: { doors: 4 }, entry: { doors: 5 }, is: false, why: 'another number' },
    { asked: { secret: 'x' }, entry: {}, is: true, why: 'a hidden field asks nothing' },
    {
      asked: { make: ['a'] },
      entry: {},
      is: false,
      why: 'an entry without the value is not found',
    },
  ])('the demand $asked on an entry $entry is $is: $why', ({ asked, entry, is }) => {
    expect(meets(asked, entry)).toBe(is);
  });

  test('has its criterion in the order of the page', () => {
    const asked = { doors: 4, make: ['a'], tick: true };
    expect(toCriteria(plan, asked, options).map(({ key }) => key)).toEqual([
      'make',
      'tick',
      'doors',
    ]);
  });
});

describe('any page', () => {
  test('finds every entry when nothing is asked, and asks only by keys that an index keeps', () => {
    const pageWithValues = arbitraryPage.chain((page) => {
      const filter = compile(page, { mode: 'filter' });
      return fc.record({ plan: fc.constant(filter), claim: arbitraryValues(filter) });
    });
    fc.assert(
      fc.property(pageWithValues, ({ plan: page, claim }) => {
        expect(meetsCriteria(toCriteria(page, {}, options), {})).toBe(true);
        const { payload } = validate(page, acceptedPart(page, claim));
        const kept = new Set(searchedKeys(page).map(({ key }) => key));
        const criteria = toCriteria(page, payload, options);
        expect(criteria.map(({ key }) => key).filter((key) => !kept.has(key))).toEqual([]);
        expect(criteria).toHaveLength(Object.keys(payload).length);
      }),
    );
  });
});

test('an index keeps both ends of what may be a range, a salary by its agreement too', () => {
  const form = compile({ filters }, { mode: 'entry' });
  expect([...wideKeys(form)]).toEqual(['make', 'boxes', 'sum', 'pay']);
  expect(searchedKeys(plan).filter(({ key }) => key === 'pay')).toEqual([
    { key: 'pay', as: 'choice' },
    { key: 'pay', as: 'number' },
  ]);
});
