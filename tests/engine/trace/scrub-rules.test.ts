import { imei } from '@bozor/form-engine/rules';
import {
  expectAll,
  replay,
  scrub,
  type Trace,
  type TraceAct,
  writeTrace,
} from '@bozor/form-engine/trace';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { wordsOf } from './words-of.ts';

const filters = [
  {
    id: 1,
    key: 'title',
    name: 'Заголовок',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    max_length: 40,
  },
  { id: 2, key: 'state', name: 'Состояние', type: 'EDIT_TEXT', data_type: 'STRING' },
  { id: 3, key: 'link', name: 'Сайт', type: 'URL', data_type: 'STRING' },
  { id: 4, key: 'imei', name: 'IMEI', type: 'IMEI', data_type: 'STRING' },
  { id: 5, key: 'place', name: 'Место', type: 'MAP', data_type: 'STRING' },
  { id: 6, key: 'price', name: 'Цена', type: 'EDIT_TEXT', data_type: 'INTEGER', min_value: 10 },
  { id: 7, key: 'day', name: 'День', type: 'DATE', data_type: 'DATE' },
  { id: 8, key: 'tags', name: 'Метки', type: 'EDIT_TEXT', data_type: 'STRING_LIST' },
  {
    id: 9,
    key: 'why',
    name: 'Что сломано',
    type: 'EDIT_TEXT',
    data_type: 'STRING',
    show_if: [{ key: 'state', value: 'битый' }],
  },
];

/** A trace of the page above. */
function traceOf(
  acts: readonly TraceAct[],
  { values = null, title = 'Проверка' }: Partial<Trace> = {},
): Trace {
  const definitions = { filters };
  return expectAll({
    format: 'form-trace',
    version: 1,
    title,
    mode: 'entry',
    definitions,
    values,
    acts,
  });
}

/** Numerals of every sort: ours, of other scripts, in a circle, of several signs. */
const NUMERALS = Array.from(
  '05\u0663\u096B\uFF15\u{1D7D7}\u2460\u246A\u325B\u00B2\u00BD\u2167\u2488\u1369',
);

/** The code of the fault that a field has at the end of a trace. */
function faultAtEnd(trace: Trace, key: string): string | null {
  return replay(trace).steps.at(-1)?.snapshot.faults[key]?.code ?? null;
}

/** A replacement for a text that is put in. */
function scrubbedInput(key: string, input: string): string {
  const [act] = scrub(traceOf([{ at: 0, type: 'SET', key, input }])).acts;
  return textIn(act);
}

/** The text that an act puts in. */
function textIn(act: TraceAct | undefined): string {
  if (act?.type === 'SET' && typeof act.input === 'string') return act.input;
  throw new Error('The act puts in no text.');
}

describe('scrub', () => {
  test('puts a letter for every letter and a digit for every digit, and leaves the rest', () => {
    const input = 'Продаю дом, ул. Рудаки 15-а. Call Farrukh +992 900112233!';
    const scrubbed = scrubbedInput('title', input);
    expect(scrubbed).toMatch(
      /^\p{Lu}\p{Ll}{5} \p{Ll}{3}, \p{Ll}{2}\. \p{Lu}\p{Ll}{5} \d\d-\p{Ll}\. [A-Z][a-z]{3} [A-Z][a-z]{6} \+\d{3} \d{9}!$/u,
    );
    for (const word of ['Продаю', 'Рудаки', 'Call', 'Farrukh', '992', '900112233']) {
      expect(scrubbed).not.toContain(word);
    }
  });

  test('lets typing stay typing: texts that begin alike still do', () => {
    const typed = ['Д', 'До', 'Дом', 'Дом у', 'Дом у моря', 'Дом у'];
    const { acts } = scrub(
      traceOf(typed.map((input, n) => ({ at: n, type: 'SET', key: 'title', input }))),
    );
    const texts = acts.map(textIn);
    for (const text of texts) expect(texts[4]).toContain(text);
    expect(texts[5]).toBe(texts[3]);
    expect(new Set(texts).size).toBe(5);
  });

  test('keeps a text that a condition names, and makes none of another', () => {
    const acts = ['би', 'битый', 'целый'].map(
      (input, n) => ({ at: n, type: 'SET', key: 'state', input }) as const,
    );
    const scrubbed = scrub(traceOf(acts)).acts.map((act) => (act.type === 'SET' ? act.input : ''));
    expect(scrubbed[1]).toBe('битый');
    expect(scrubbed[0]).not.toBe('би');
    expect(scrubbed[2]).not.toBe('целый');
  });

  test.for([
    { why: 'a right number', input: '490154203237518' },
    { why: 'a wrong check digit', input: '490154203237519' },
    { why: 'fourteen digits', input: '49015420323751' },
    { why: 'a letter O for a zero', input: '49O154203237518' },
    { why: 'spaces about it', input: ' 490154203237518 ' },
  ])('gives an IMEI a stand-in with the same verdict: $why', ({ input }) => {
    const scrubbed = scrubbedInput('imei', input);
    expect(scrubbed).not.toBe(input);
    expect(scrubbed).toHaveLength(input.length);
    expect(imei(scrubbed.trim())).toEqual(imei(input.trim()));
  });

  test.for([
    { input: 'https://somon.tj/adv/ivan?phone=900', kept: 'https://somon.tj/' },
    { input: 'somon.tj:8080/ivan', kept: 'somon.tj:8080/' },
    { input: 'пример.рф/иван', kept: 'пример.рф/' },
    { input: 'ivan@mail.tj', kept: '' },
    { input: 'Иван Иванов', kept: '' },
    { input: '900.11.22.33', kept: '' },
  ])('keeps of $input the site alone', ({ input, kept }) => {
    const scrubbed = scrubbedInput('link', input);
    expect(scrubbed.slice(0, kept.length)).toBe(kept);
    expect(wordsOf([scrubbed.slice(kept.length)])).not.toContain(wordsOf([input]).at(-1));
    expect(scrubbed).toHaveLength(input.length);
  });

  test('moves a place to the corner of a tenth of a degree and keeps two places two', () => {
    const inputs = [
      { latitude: 38.5598, longitude: 68.787, address: 'Рудаки, 15' },
      { latitude: 38.5512, longitude: 68.7701, address: 'Рудаки, 15' },
      { latitude: -90, longitude: 180, address: '' },
    ];
    const acts = inputs.map((input, n) => ({ at: n, type: 'SET', key: 'place', input }) as const);
    const scrubbed = scrub(traceOf(acts)).acts.map((act) =>
      act.type === 'SET' ? act.input : null,
    );
    expect(scrubbed).toMatchObject([
      { latitude: 38.5, longitude: 68.7 },
      { latitude: 38.499, longitude: 68.7 },
      { latitude: -90, longitude: 180, address: '' },
    ]);
    expect(JSON.stringify(scrubbed)).not.toContain('Рудаки');
  });

  test.for([
    { key: 'price', input: '12 500' },
    { key: 'day', input: '30.02.2026' },
    { key: 'day', input: '2026-05-01' },
  ])('leaves the number or the day $input', ({ key, input }) => {
    expect(scrubbedInput(key, input)).toBe(input);
  });

  test('replaces what was written by mistake where a number is', () => {
    expect(scrubbedInput('price', 'звоните 900112233')).toMatch(/^\p{Ll}{7} \d{9}$/u);
    expect(scrubbedInput('price', 'звоните 900112233')).not.toMatch(/звоните|900112233/);
  });

  test.for(['price', 'link'])('keeps what is made of numerals of any script in the %s', (key) => {
    const sign = fc.constantFrom(...NUMERALS, ' ', ',', '.', 'x');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const trace = traceOf([{ at: 0, type: 'SET', key, input: signs.join('') }]);
        expect(faultAtEnd(scrub(trace), key)).toBe(faultAtEnd(trace, key));
      }),
    );
  });

  test('goes through saved values, through a list of texts and through a server’s words', () => {
    const scrubbed = scrub(
      traceOf(
        [
          {
            at: 0,
            type: 'HYDRATE',
            values: { title: 'Квартира', price: 900, tags: ['Рустам', 'дом'] },
          },
          { at: 1, type: 'SET', key: 'tags', input: 'Рустам, Анвар' },
          {
            at: 2,
            type: 'SERVER_ERRORS',
            errors: { title: { code: 'title.taken', message: 'Объявление «Квартира» уже есть' } },
          },
          { at: 3, type: 'SET', key: 'unknown', input: 'Фаррух' },
          { at: 4, type: 'SET', key: 'unknown', input: 900112233 },
        ],
        {
          values: { title: 'Машина', state: 992900, note: { by: 'Далер' } },
          title: 'Пишу «Машина» и жду',
        },
      ),
    );
    const text = writeTrace({ ...scrubbed, definitions: null });
    for (const word of [
      'Квартира',
      'Рустам',
      'Анвар',
      'Машина',
      'Далер',
      'Фаррух',
      '900112233',
      '992900',
      'Объявление',
    ]) {
      expect(text).not.toContain(word);
    }
    expect(text).toContain('title.taken');
    expect(scrubbed.title).toMatch(/^Пишу «\p{Lu}\p{Ll}{5}» и жду$/u);
    expect(scrubbed.acts[0]).toMatchObject({ values: { price: 900 } });
  });

  test('is repeatable', () => {
    const trace = traceOf([{ at: 0, type: 'SET', key: 'title', input: 'Продаю дом' }]);
    expect(scrub(trace)).toEqual(scrub(trace));
  });
});
