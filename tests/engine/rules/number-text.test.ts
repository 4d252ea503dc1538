import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseNumber, printNumber } from '../../../engine/rules/numbers/number-text.ts';
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
    { text: '12. 5', value: 12.5, why: 'a point and a space' },
    { text: '12.\u200E5', value: 12.5, why: 'a point and a mark of direction' },
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
    { text: '250 т', value: 250_000, why: 'thousands by their first letter' },
    { text: '250 ты', value: 250_000, why: 'thousands while they are typed' },
    { text: '250 т.с.', value: 250_000, why: 'thousands and a currency in short' },
    { text: '12k', value: 12_000, why: 'the same letter of the other alphabet' },
    { text: '12 500 сомонӣ', value: 12_500, why: 'the currency in Tajik' },
    { text: '1984 г.', value: 1984, why: 'a year' },
    { text: '1984 год', value: 1984, why: 'a year in full' },
    { text: '1984 г.в.', value: 1984, why: 'a year of making' },
    { text: '12,5.', value: 12.5, why: 'the end of a sentence' },
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
    { text: '5:', why: 'a colon' },
    { text: '5\n', why: 'a line break after it' },
    { text: '2 года', why: 'years, of which there are two' },
    { text: '12 500 $', why: 'another currency' },
    { text: '12 500 руб.', why: 'another currency' },
    { text: '1..5', why: 'two points' },
    { text: 'NaN', why: 'a word' },
    { text: 'Infinity', why: 'no finite number' },
    { text: '9'.repeat(400), why: 'too big for a double' },
    { text: '\u0663', why: 'an Arabic-Indic digit' },
    { text: '1\n2', why: 'a new line' },
  ])('$text is none: $why', ({ text }) => {
    expect(parseNumber(text)).toBeNull();
  });

  test.for([
    { text: `${'1'.repeat(500_000)}x`, unit: null, why: 'digits' },
    { text: `1,${'1'.repeat(500_000)}x`, unit: null, why: 'digits of a fraction' },
    { text: `1${'.000'.repeat(125_000)}x`, unit: null, why: 'groups' },
    { text: `1тыс${'я'.repeat(500_000)}x`, unit: null, why: 'letters of a size' },
    { text: `1с${'о'.repeat(500_000)}x`, unit: null, why: 'letters of a currency' },
    { text: `1${'кв'.repeat(250_000)}1`, unit: 'м²', why: 'words of a unit' },
    { text: `1984${'год'.repeat(160_000)}1`, unit: null, why: 'words of a year' },
    { text: `1${'м'.repeat(500_000)}`, unit: 'м'.repeat(500_000 - 1), why: 'a unit and a letter' },
  ])('is refused in linear time, however long: $why', ({ text, unit }) => {
    expect(parseNumber(text, unit)).toBeNull();
    expect(processorMs(() => parseNumber(text, unit), 2)).toBeLessThan(1_000);
  });
});

/** Units of the product's definitions. */
const UNITS =
  'м²|км|мм|см|см³|л|мл|л. с.|кг|т|ч|лет|мес.|мА·ч|кВт|Мп|с. / м²|с. / сутки|соток|%|″'.split('|');

describe('a number with its unit', () => {
  test('is the number alone, in any writing of the number', () => {
    fc.assert(
      fc.property(finite, fc.constantFrom(...UNITS), (value, unit) => {
        expect(parseNumber(`${printNumber(value)} ${unit}`, unit)).toBe(value);
        expect(parseNumber(`${printNumber(value)}${unit.toUpperCase()}`, unit)).toBe(value);
      }),
    );
  });

  test('is that of its size, though the word for it ends like the unit', () => {
    const sizes = { тыс: 1e3, 'тыс.': 1e3, тысячи: 1e3, млн: 1e6, 'млн.': 1e6, млрд: 1e9 };
    const unit = fc.constantFrom('с.', 'с. / м²', 'яч', 'н', 'м²', 'км', 'л');
    fc.assert(
      fc.property(fc.nat(999), fc.constantFrom(...Object.entries(sizes)), unit, (...given) => {
        const [value, [word, size], end] = given;
        expect(parseNumber(`${value} ${word}`, end)).toBe(value * size);
        expect(parseNumber(`${value} ${word} ${end}`, end)).toBe(value * size);
      }),
    );
  });

  test('is none with the unit of another measure', () => {
    fc.assert(
      fc.property(
        fc.nat(999),
        fc.uniqueArray(fc.constantFrom(...UNITS), { minLength: 2, maxLength: 2 }),
        (value, [unit = '', other = '']) => {
          // A thousand elsewhere.
          fc.pre(unit !== 'т');
          expect(parseNumber(`${value} ${unit}`, other)).toBeNull();
        },
      ),
    );
  });

  test.for([
    { text: '64 кв.м', unit: 'м²', value: 64 },
    { text: '64 м²', unit: 'м²', value: 64 },
    { text: '64 кв м', unit: 'м²', value: 64 },
    { text: '64 м.кв.', unit: 'м²', value: 64 },
    { text: '64 m2', unit: 'м²', value: 64 },
    { text: '64,5 квадратных метров', unit: 'м²', value: 64.5 },
    { text: '64 метра', unit: 'м²', value: 64 },
    { text: '1 млн м', unit: 'м²', value: 1_000_000 },
    { text: '120 л.с.', unit: 'л. с.', value: 120 },
    { text: '120 ЛС', unit: 'л. с.', value: 120 },
    { text: '2.5 л', unit: 'л', value: 2.5 },
    { text: '2.5L', unit: 'л', value: 2.5 },
    { text: '3 литра', unit: 'л', value: 3 },
    { text: '80 000 км', unit: 'км', value: 80_000 },
    { text: '80 тыс. км.', unit: 'км', value: 80_000 },
    { text: '80k km', unit: 'км', value: 80_000 },
    { text: '5 кг', unit: 'кг', value: 5 },
    { text: '80 т.км', unit: 'км', value: 80_000 },
    { text: '5 т', unit: 'т', value: 5 },
    { text: '1,5 т', unit: 'кг', value: 1500 },
    { text: '5 000 мАч', unit: 'мА·ч', value: 5000 },
    { text: '12 тыс', unit: 'тыс', value: 12 },
    { text: '12 500 с', unit: 'с. / м²', value: 12_500 },
    { text: '500 г', unit: 'кг', value: null },
    { text: '2000 г', unit: 'кг', value: null },
    { text: '25 мм', unit: 'м', value: null },
    { text: '25 см', unit: null, value: null },
    { text: '64 кв.м', unit: null, value: null },
    { text: '64 м² сомони', unit: 'м²', value: null },
  ])('$text in a field of $unit is $value', ({ text, unit, value }) => {
    expect(parseNumber(text, unit)).toBe(value);
  });
});
