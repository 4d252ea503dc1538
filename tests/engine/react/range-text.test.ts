import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { quickValues } from '../../../engine/react/range/quick-values.ts';
import { RANGE_TEXT } from '../../../engine/react/range/range-text.ru.ts';
import { parseNumber } from '../../../engine/rules/numbers/number-text.ts';

const STYLE = { inputSuffix: 'км', minValue: null, maxValue: null };
const side = fc
  .option(fc.integer(), { nil: null })
  .map((value) => (value === null ? '' : String(value)));

describe('a range in words', () => {
  test('reads back as the same two numbers', () => {
    fc.assert(
      fc.property(side, side, (min, max) => {
        const read = RANGE_TEXT.read(RANGE_TEXT.print({ min, max }, STYLE));
        expect([parseNumber(read.min), parseNumber(read.max)]).toEqual([
          parseNumber(min),
          parseNumber(max),
        ]);
      }),
    );
  });

  test.for([
    { text: '2014–2020', min: '2014', max: '2020', why: 'an en dash' },
    { text: '2014 - 2020', min: '2014', max: '2020', why: 'a hyphen with spaces' },
    { text: '-10--5', min: '-10', max: '-5', why: 'hyphens before numbers are signs' },
    { text: 'от 2014', min: '2014', max: '', why: 'a lower side' },
    { text: 'до2020', min: '', max: '2020', why: 'an upper side' },
    { text: 'От 5 до 7', min: '5', max: '7', why: 'both in words' },
    { text: '2014', min: '2014', max: '2014', why: 'one number is just that' },
    { text: '  ', min: '', max: '', why: 'nothing' },
    { text: 'от', min: '', max: '', why: 'a side that is still to come' },
  ])('takes «$text» for $min and $max: $why', ({ text, min, max }) => {
    expect(RANGE_TEXT.read(text)).toEqual({ min, max });
  });
});

describe('quick values', () => {
  test('lie between the limits, rise, and are at most three', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (min, max) => {
        const values = quickValues(min, max);
        expect(values.length).toBeLessThanOrEqual(3);
        expect(values.every((value) => value > min && value < max)).toBe(true);
        expect(values.toSorted((one, other) => one - other)).toEqual(values);
      }),
    );
  });

  test.for([
    { min: 0, max: 500_000, values: [50_000, 100_000, 200_000] },
    { min: 0, max: 100_000_000, values: [50_000, 200_000, 500_000] },
    { min: 1990, max: 2026, values: [2000, 2010, 2015] },
    { min: 0, max: 10, values: [3, 5, 8] },
    { min: 0, max: 2, values: [1] },
    { min: 5, max: 5, values: [] },
  ])('of $min…$max are $values', ({ min, max, values }) => {
    expect(quickValues(min, max)).toEqual(values);
  });
});
