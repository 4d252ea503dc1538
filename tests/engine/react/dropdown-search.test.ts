import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Option } from '../../../engine/definition/field-definition.ts';
import { fold } from '../../../engine/fields/search/fold.ru.ts';
import { toSections } from '../../../engine/react/choice/sections.ts';
import {
  allRows,
  cutToWindow,
  findIndexOf,
  layoutList,
  optionAt,
  ROW_HEIGHT,
  topOf,
} from '../../../engine/react/dropdown/list/list-layout.ts';
import { givenPart } from '../../../engine/react/dropdown/list/list-part.ts';
import { byLetter } from '../../../engine/react/dropdown/search/alphabet.ru.ts';
import { findByLetters, indexOptions } from '../../../engine/react/dropdown/search/find-options.ts';
import { isLight, swatchColour } from '../../../engine/react/swatches/swatch-colour.ts';

function option(name: string, more: Partial<Option> = {}): Option {
  const plain = { id: null, name, value: name, key: name, isSelected: false };
  return { ...plain, isPopular: false, icon: null, location: null, ...more };
}

function found(names: readonly string[], query: string): readonly string[] {
  const options = names.map((name) => option(name));
  return Array.from(indexOptions(options)(query) ?? options, ({ name }) => name);
}

const MAKES = [
  'Audi',
  'BMW',
  'Chery',
  'Chevrolet',
  'Citroën',
  'Honda',
  'Hyundai',
  'Kia',
  'Lexus',
  'Mercedes-Benz',
  'Nissan',
  'Opel',
  'Porsche',
  'Škoda',
  'Toyota',
  'Volkswagen',
  'Xiaomi',
  'ВАЗ (Lada)',
  'ГАЗ',
];

describe('a search of a list', () => {
  test('finds every option by its whole name and folds a text once and for all', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (names) => {
        for (const name of names) {
          expect(fold(fold(name))).toBe(fold(name));
          expect(found(names, name)).toContain(name);
        }
      }),
    );
  });

  test.for([
    { query: 'TOY', name: 'Toyota', why: 'case does not count' },
    { query: 'тойота', name: 'Toyota', why: 'Russian letters for Latin ones' },
    { query: 'мерседес', name: 'Mercedes-Benz', why: 'c before e is с' },
    { query: 'mercedes benz', name: 'Mercedes-Benz', why: 'a hyphen is a space' },
    { query: 'benz', name: 'Mercedes-Benz', why: 'any word of the name' },
    { query: 'лексус', name: 'Lexus', why: 'x is кс' },
    { query: 'сяоми', name: 'Xiaomi', why: 'x at the beginning is с' },
    { query: 'шевроле', name: 'Chevrolet', why: 'ш for ch, and a silent t' },
    { query: 'чери', name: 'Chery', why: 'ч for ch' },
    { query: 'бмв', name: 'BMW', why: 'в for w' },
    { query: 'хонда', name: 'Honda', why: 'х for h' },
    { query: 'нисан', name: 'Nissan', why: 'one с for two' },
    { query: 'skoda', name: 'Škoda', why: 'accents do not count' },
    { query: 'ситроен', name: 'Citroën', why: 'c before i is с' },
    { query: 'фольксваген', name: 'Volkswagen', why: 'ф for the German v' },
    { query: 'lada', name: 'ВАЗ (Lada)', why: 'brackets are no letters' },
    { query: 'vaz', name: 'ВАЗ (Lada)', why: 'Latin letters for Russian ones' },
    { query: 'ouyo', name: 'Nothing', why: '' },
  ])('answers «$query» with $name: $why', ({ query, name, why }) => {
    expect(found(MAKES, query)).toEqual(why === '' ? [] : [name]);
  });

  test.for([
    { query: 'елка', name: 'Ёлка' },
    { query: 'хисор', name: 'Ҳисор' },
    { query: 'ҳисор', name: 'Хисор' },
    { query: 'курган', name: 'Қурған' },
    { query: 'гарм', name: 'Ғарм' },
    { query: 'чоми', name: 'Ҷомӣ' },
    { query: 'джоми', name: 'Ҷомӣ' },
    { query: 'ҷоми', name: 'Джоми' },
    { query: 'куруштон', name: 'Кӯрӯштон' },
    { query: 'dushanbe', name: 'Душанбе' },
    { query: 'khujand', name: 'Худжанд' },
  ])('takes «$query» for $name', ({ query, name }) => {
    expect(found(['Бохтар', name, 'Исфара'], query)).toEqual([name]);
  });

  test('prefers the beginnings of words, and looks inside them only when none begins so', () => {
    expect(found(['Rio', 'Mario', 'Sorento Rio'], 'rio')).toEqual(['Rio', 'Sorento Rio']);
    expect(found(['Mario', 'Kia'], 'ari')).toEqual(['Mario']);
  });

  test('compares consonants when vowels are misspelled', () => {
    expect(found(MAKES, 'хендай')).toEqual(['Honda', 'Hyundai']);
  });

  test('of signs alone or of nothing leaves the list whole', () => {
    expect(found(MAKES, ' -- ')).toEqual(MAKES);
  });

  test('goes round to the next name with the typed letters', () => {
    const options = ['Передний', 'Задний', 'Полный'].map((name) => option(name));
    expect(findByLetters(options, 'п', 1)).toBe(2);
    expect(findByLetters(options, 'пер', 1)).toBe(0);
    expect(findByLetters(options, 'ж', 0)).toBe(-1);
  });
});

const OPTIONS = fc
  .uniqueArray(fc.record({ name: fc.string(), isPopular: fc.boolean() }), {
    selector: ({ name }) => name,
    maxLength: 80,
  })
  .map((drafts) => drafts.map(({ name, isPopular }) => option(name, { isPopular })));

describe('sections', () => {
  test('hold every option once, whatever the groups have', () => {
    fc.assert(
      fc.property(
        OPTIONS,
        fc.array(fc.record({ name: fc.string(), valueKeys: fc.array(fc.string()) })),
        fc.boolean(),
        (options, groups, hasPopular) => {
          const keys = options.map(({ name }) => name);
          const mixed = groups.map(({ name, valueKeys }, index) => ({
            name,
            valueKeys: [...valueKeys, ...keys.filter((_, at) => at % (index + 2) === 0)],
          }));
          const sections = byLetter(toSections({ options, groups: mixed, hasPopular }));
          const names = sections.flatMap((section) =>
            section.slice(0, section.count).map(({ name }) => name),
          );
          expect(names.toSorted()).toEqual(keys.toSorted());
        },
      ),
    );
  });

  test('come as popular ones, groups in the server’s order, the rest by letter', () => {
    const options = MAKES.map((name) => option(name, { isPopular: name === 'Toyota' }));
    const groups = [{ name: 'Немецкие', valueKeys: ['Opel', 'BMW', 'Toyota', 'нет такого'] }];
    const sections = byLetter(toSections({ options, groups, hasPopular: true }));
    expect(sections.map(({ title, count }) => [title, count])).toEqual([
      ['Популярные', 1],
      ['Немецкие', 2],
      ['В', 1],
      ['Г', 1],
      ['A', 1],
      ['C', 3],
      ['H', 2],
      ['K', 1],
      ['L', 1],
      ['M', 1],
      ['N', 1],
      ['P', 1],
      ['S', 1],
      ['V', 1],
      ['X', 1],
    ]);
    expect(sections[1]?.slice(0, 2).map(({ name }) => name)).toEqual(['Opel', 'BMW']);
  });

  test.for([
    { names: ['б', 'а'], why: 'a short list' },
    { names: ['2026', '2025', '2024', '2023', '2022', '2021', '2020'], why: 'a list of numbers' },
  ])('leave $why in the server’s order', ({ names }) => {
    const options = names.map((name) => option(name));
    const [part, ...others] = byLetter(toSections({ options, groups: [], hasPopular: false }));
    expect(others).toEqual([]);
    expect(part?.title).toBeNull();
    expect(part?.slice(0, names.length)).toEqual(options);
  });
});

describe('a windowed list', () => {
  test('draws every row in view, the active one, and few more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 300 }), { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 20_000 }),
        fc.nat(),
        (lengths, top, any) => {
          const parts = lengths.map((length, at) =>
            givenPart(
              at % 3 === 0 ? null : `${at}`,
              Array.from({ length }, (_, index) => option(`${at}/${index}`)),
            ),
          );
          const layout = layoutList(parts);
          const active = layout.count === 0 ? 0 : any % layout.count;
          const height = 10 * ROW_HEIGHT;
          const all = allRows(layout).flatMap(({ rows }) => rows);
          const drawn = cutToWindow(layout, { top, height, active }).flatMap(({ rows }) => rows);
          const seen = all.filter((row) => row.top + ROW_HEIGHT > top && row.top < top + height);
          expect(drawn).toEqual(expect.arrayContaining(seen));
          expect(drawn.length).toBeLessThan(40);
          expect(layout.count === 0 || drawn.some(({ index }) => index === active)).toBe(true);
          expect(all.filter(({ index }) => drawn.some((row) => row.index === index))).toEqual(
            drawn.toSorted((one, other) => one.index - other.index),
          );
          for (const { index, option: own, top: at } of drawn) {
            expect(optionAt(layout, index)).toBe(own);
            expect(topOf(layout, index)).toBe(at);
            expect(findIndexOf(layout, (one) => one === own)).toBe(index);
          }
        },
      ),
    );
  });
});

describe('a swatch', () => {
  test.for([
    { given: { icon: '#B8262b' }, colour: '#B8262b', why: 'the icon' },
    {
      given: { icon: 'https://x.tj/a.png', value: '#fff' },
      colour: '#fff',
      why: 'a short hex value',
    },
    { given: { value: '040001' }, colour: '#040001', why: 'a value of six hex digits' },
    { given: { value: 7, key: 'FAFBFB' }, colour: '#FAFBFB', why: 'a key of six hex digits' },
    { given: { value: 123456 }, colour: null, why: 'a number is an id' },
    { given: { value: 'other' }, colour: null, why: 'no colour in particular' },
  ])('takes its colour from $why', ({ given, colour }) => {
    expect(swatchColour(option('Цвет', { key: null, ...given }))).toBe(colour);
  });

  test('gets a check in whichever of black and white contrasts more', () => {
    const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    fc.assert(
      fc.property(fc.tuple(...[0, 1, 2].map(() => fc.nat({ max: 255 }))), (channels) => {
        const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
        fc.pre(Math.abs(contrast(light, 0) - contrast(light, 1)) > 0.05);
        expect(isLight(hex)).toBe(contrast(light, 0) > contrast(light, 1));
      }),
    );
  });
});
