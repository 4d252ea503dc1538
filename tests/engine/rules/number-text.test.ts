import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseNumber, printNumber } from '../../../engine/rules/number-text.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0));

describe('a number as text', () => {
  test('reads back as the number that was printed', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(parseNumber(printNumber(value))).toBe(value);
      }),
    );
  });

  test('is printed without an exponent', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(printNumber(value)).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });

  test.for([
    { text: '12500', value: 12_500, why: 'digits' },
    { text: '12 500', value: 12_500, why: 'an ordinary space' },
    { text: '12\u00A0500', value: 12_500, why: 'a non-breaking space' },
    { text: '12\u202F500', value: 12_500, why: 'a narrow space' },
    { text: '12,5', value: 12.5, why: 'a comma' },
    { text: '12.5', value: 12.5, why: 'a point' },
    { text: '12,', value: 12, why: 'a fraction not typed yet' },
    { text: ',5', value: 0.5, why: 'a whole part left out' },
    { text: '+7', value: 7, why: 'a plus' },
    { text: '-7', value: -7, why: 'a minus' },
    { text: '\u22127', value: -7, why: 'a typographic minus' },
    { text: '-0', value: 0, why: 'a negative zero, made ordinary' },
    { text: '007', value: 7, why: 'leading zeros' },
    { text: '9007199254740993', value: 9_007_199_254_740_992, why: 'more than a double holds' },
  ])('$text is $value: $why', ({ text, value }) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.for([
    { text: '', why: 'nothing' },
    { text: ' ', why: 'a space' },
    { text: '-', why: 'a sign alone' },
    { text: ',', why: 'a comma alone' },
    { text: '1,2,3', why: 'two commas' },
    { text: '1.234,5', why: 'a point and a comma' },
    { text: '1e3', why: 'an exponent' },
    { text: '0x10', why: 'another base' },
    { text: '--1', why: 'two signs' },
    { text: '5 km', why: 'a unit' },
    { text: 'NaN', why: 'a word' },
    { text: 'Infinity', why: 'no finite number' },
    { text: '9'.repeat(400), why: 'too big for a double' },
    { text: '\u0663', why: 'an Arabic-Indic digit' },
    { text: '1\n2', why: 'a new line' },
  ])('$text is none: $why', ({ text }) => {
    expect(parseNumber(text)).toBeNull();
  });

  test('is refused in linear time, however long', () => {
    const started = performance.now();
    expect(parseNumber(`${'1'.repeat(500_000)}x`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
