import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseNumber, printNumber } from '../../../engine/rules/number-text.ts';
import { processorMs } from '../../processor-ms.ts';

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
    { text: '12\u2009500', value: 12_500, why: 'a thin space' },
    { text: '12\u2007500', value: 12_500, why: 'a space as wide as a figure' },
    { text: '1.250.000', value: 1_250_000, why: 'groups of three by points' },
    { text: '1,250,000', value: 1_250_000, why: 'groups of three by commas' },
    { text: '-1.250.000,5', value: -1_250_000.5, why: 'such groups and a fraction' },
    { text: '1,250,000.50', value: 1_250_000.5, why: 'the other way round' },
    { text: '1.250', value: 1.25, why: 'one point parts a fraction' },
    { text: '12500 сомони', value: 12_500, why: 'the currency' },
    { text: '12 500 с.', value: 12_500, why: 'the currency in short' },
    { text: '12 500 TJS', value: 12_500, why: 'the code of the currency' },
    { text: '12 тыс', value: 12_000, why: 'thousands in short' },
    { text: '12 тыс. сомони', value: 12_000, why: 'thousands in short, of a currency' },
    { text: '12 тысяч', value: 12_000, why: 'thousands' },
    { text: '3 Тысячи', value: 3000, why: 'thousands, a large letter' },
    { text: '1,2 млн', value: 1_200_000, why: 'millions with a fraction' },
    { text: '1.1 миллиона', value: 1_100_000, why: 'no digit is rounded' },
    { text: '12к', value: 12_000, why: 'thousands by one letter' },
    { text: '１２５００', value: 12_500, why: 'digits as wide as a hieroglyph' },
    { text: '\u202A12\u00A0500\u202C', value: 12_500, why: 'marks of direction around' },
    { text: '12\t500\t', value: 12_500, why: 'tabs of a table' },
    { text: '\u200B12500\uFEFF', value: 12_500, why: 'signs without width' },
    { text: '2 млрд', value: 2_000_000_000, why: 'billions' },
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
    { text: '1.25.000', why: 'groups of other lengths' },
    { text: '1250.000.000', why: 'a first group that is too long' },
    { text: '1.250.000.5', why: 'groups of three and one of one' },
    { text: '1.250,000', why: 'groups by two signs' },
    { text: 'тыс', why: 'a word alone' },
    { text: '12 тыс млн', why: 'two sizes' },
    { text: '12 сомони тыс', why: 'the currency before the size' },
    { text: '12 сомов', why: 'another word' },
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
    const text = `${'1'.repeat(500_000)}x`;
    expect(parseNumber(text)).toBeNull();
    expect(processorMs(() => parseNumber(text), 2)).toBeLessThan(1_000);
  });
});
