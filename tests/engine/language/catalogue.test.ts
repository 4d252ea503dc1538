import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { english } from '../../../engine/en.ts';
import { toChips } from '../../../engine/form/link/to-chips.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { explainFaults } from '../../../engine/form/state/explain-faults.ts';
import { start } from '../../../engine/form/state/start.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { russian } from '../../../engine/react/catalogue/russian.ru.ts';
import { pluralIn } from '../../../engine/react/plural-in.ts';
import { parseNumber } from '../../../engine/rules/numbers/number-text.ts';
import { tajik } from '../../../engine/tg.ts';
import { cyrillicWords, sentencesOf } from './sentences.ts';

const inRussian = sentencesOf(russian);
const inTajik = sentencesOf(tajik);
const paths = Array.from(inRussian.keys());

/** Signs, orders, what is only joined, and the months that both languages took from Latin. */
const SAME_IN_ALL = new Set(['0–9', '#', '—', '-1', 'Year', 'Run, km', 'Март', 'Май', 'Август']);

const STYLE = { inputSuffix: 'km', minValue: null, maxValue: null };
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the catalogue', () => {
  test('has the same texts in Tajik as in Russian', () => {
    expect(Array.from(inTajik.keys()).toSorted()).toEqual(paths.toSorted());
  });

  test.for(paths)('has %s in both languages, each in its own words', (path) => {
    const [ours, theirs] = [inRussian.get(path) ?? [], inTajik.get(path) ?? []];
    expect(ours.length).toBeGreaterThan(0);
    expect(theirs.length).toBe(ours.length);
    for (const text of [...ours, ...theirs]) expect(text.trim()).not.toBe('');
    const same = theirs.filter((text) => ours.includes(text) && !SAME_IN_ALL.has(text));
    expect(same).toEqual([]);
  });
});

describe('English', () => {
  test('has the sentences of Russian and no Russian in them', () => {
    const inEnglish = sentencesOf(english);
    expect(Array.from(inEnglish.keys()).toSorted()).toEqual(paths.toSorted());
    const texts = Array.from(inEnglish.values()).flat();
    expect(Array.from(cyrillicWords(texts))).toEqual([]);
    for (const text of texts) expect(text.trim()).not.toBe('');
    expect(english.words.date.dayName('2026-11-21')).toBe('Saturday, 21 November 2026');
  });
});

describe('Tajik', () => {
  test('is written in its own alphabet', () => {
    const words = Array.from(cyrillicWords(Array.from(inTajik.values()).flat()));
    expect(words.filter((word) => /[щыць]/.test(word))).toEqual([]);
    expect(words.filter((word) => /[^а-яёғӣқӯҳҷ]/.test(word))).toEqual([]);
  });

  test('ends a word in ӣ and begins none with it', () => {
    const words = Array.from(cyrillicWords(Array.from(inTajik.values()).flat()));
    expect(words.filter((word) => word.startsWith('ӣ'))).toEqual([]);
  });

  test('names every day as Russian does: the same weekday, date and year', () => {
    fc.assert(
      fc.property(day, (day) => {
        const [ours, theirs] = [russian.words.date, tajik.words.date];
        const index = (new Date(day).getUTCDay() + 6) % 7;
        expect(ours.dayName(day)).toContain(ours.weekdayName(index));
        expect(theirs.dayName(day)).toMatch(new RegExp(`^${theirs.weekdayName(index)}, `));
        const [year, month, date] = day.split('-').map(Number);
        expect(theirs.dayName(day)).toContain(`, ${date} `);
        expect(theirs.dayName(day)).toMatch(new RegExp(` соли ${year}$`));
        expect(theirs.monthOfYear(month ?? 0, year ?? 0)).toContain(theirs.monthName(month ?? 0));
      }),
    );
    expect(tajik.words.date.dayName('2026-11-21')).toBe('шанбе, 21 ноябри соли 2026');
    expect(tajik.words.date.monthOfYear(5, 2026)).toBe('Майи 2026');
  });

  test('reads a range back from its own words', () => {
    const side = fc
      .option(fc.integer(), { nil: null })
      .map((value) => (value === null ? '' : String(value)));
    fc.assert(
      fc.property(side, side, (min, max) => {
        const { text } = tajik.words.range;
        const read = text.read(text.print({ min, max }, STYLE));
        expect([parseNumber(read.min), parseNumber(read.max)]).toEqual([
          parseNumber(min),
          parseNumber(max),
        ]);
      }),
    );
  });

  test.for([
    ['аз 2014 то 2020', '2014', '2020'],
    ['Аз 2014', '2014', ''],
    ['то 150 000', '', '150 000'],
    ['2014-2020', '2014', '2020'],
    ['2014', '2014', '2014'],
  ] as const)('reads «%s» as a range', ([text, min, max]) => {
    expect(tajik.words.range.text.read(text)).toEqual({ min, max });
  });

  test('puts names in the order of its alphabet', () => {
    const names = [
      'Ҷӯрабек',
      'Чкалов',
      'Ғафуров',
      'Хуҷанд',
      'Ҳисор',
      'Кӯлоб',
      'Қӯрғонтеппа',
      'Гулистон',
    ];
    expect(names.toSorted(tajik.words.dropdown.compare)).toEqual([
      'Гулистон',
      'Ғафуров',
      'Кӯлоб',
      'Қӯрғонтеппа',
      'Хуҷанд',
      'Ҳисор',
      'Чкалов',
      'Ҷӯрабек',
    ]);
  });
});

describe('a host that speaks Tajik', () => {
  const plan = compile(
    [
      { id: 1, key: 'run', name: 'Run', type: 'RANGE_INPUT', data_type: 'INTEGER' },
      { id: 2, key: 'new', name: 'New', type: 'CHECKBOX', data_type: 'BOOLEAN' },
      {
        id: 3,
        key: 'year',
        name: 'Year',
        type: 'EDIT_TEXT',
        data_type: 'INTEGER',
        is_required: true,
        max_value: 2026,
      },
    ],
    { mode: 'entry' },
  );

  test('gets faults in Tajik, from the form and from the server', () => {
    const store = createFormStore(plan, { values: {}, faultText: tajik.faultText });
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(2).fault).toEqual({ code: 'required', text: 'Ин майдон ҳатмист' });
    const verdict = validate(plan, { year: 2030 });
    expect(explainFaults(plan, verdict, tajik.faultText)[0]?.text).toBe('Қимати ҳадди аксар: 2026');
    expect(explainFaults(plan, verdict)[0]?.text).toBe('Максимальное значение: 2026');
  });

  test('draws chips in Tajik', () => {
    const { state } = start(plan, { run: { min: 5, max: 10 }, new: true });
    const texts = toChips(plan, state, tajik.words.chips).map(({ text }) => text);
    expect(texts).toEqual(['аз 5 то 10', 'ҳа']);
    expect(toChips(plan, state).map(({ text }) => text)).toEqual(['от 5 до 10', 'да']);
  });
});

describe('plural forms', () => {
  const fields = { one: 'поле', few: 'поля', many: 'полей', other: 'поля' };

  test.for([
    [1, 'поле'],
    [2, 'поля'],
    [5, 'полей'],
    [11, 'полей'],
    [21, 'поле'],
    [1.5, 'поля'],
  ] as const)('of %d in Russian: %s', ([count, form]) => {
    expect(pluralIn('ru')(count, fields)).toBe(form);
  });

  test('fall back to the one that every language has', () => {
    expect(pluralIn('ru')(1, { other: 'майдон' })).toBe('майдон');
    expect(pluralIn('en')(1, { one: 'field', other: 'fields' })).toBe('field');
  });
});
