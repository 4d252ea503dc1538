import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hasPhone } from '../../app/contract/index.ts';

const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789')),
    minLength: length,
    maxLength: length,
  });
const separator = fc.constantFrom('', ' ', '-', '.', ') ', ' - ');
/** Parts of nine digits, as people group a phone. */
const grouped = fc
  .tuple(digits(9), fc.constantFrom([2, 3, 2, 2], [3, 2, 2, 2]))
  .map(([all, sizes]) =>
    sizes.map((size, n) => {
      const from = sizes.slice(0, n).reduce((sum, one) => sum + one, 0);
      return all.slice(from, from + size);
    }),
  );
const words = fc.constantFrom(
  '',
  'Машина на ходу. ',
  'Год 2015, пробег 120 000 км, ',
  'цена 75 000 с. ',
);

describe('a phone in a text', () => {
  test('is found with the code of the country, however it is written', () => {
    fc.assert(
      fc.property(
        fc.tuple(words, words),
        fc.tuple(fc.constantFrom('+992', '992', '00992'), grouped, separator),
        ([before, after], [code, parts, sign]) => {
          expect(hasPhone(`${before}${[code, ...parts].join(sign)} ${after}`)).toBe(true);
        },
      ),
    );
  });

  test('is found grouped as a phone, and after a word of calling', () => {
    const sign = fc.constantFrom(' ', '-', '.');
    fc.assert(
      fc.property(words, grouped, sign, (before, parts, one) => {
        expect(hasPhone(`${before}${parts.join(one)}`)).toBe(true);
        expect(hasPhone(`${before}Звоните: ${parts.join('')}`)).toBe(true);
        expect(hasPhone(`${before}занг занед ${parts.join('')}`)).toBe(true);
      }),
    );
  });

  test('is no number of another length, and no sum in threes', () => {
    const short = fc.integer({ min: 1, max: 8 }).chain(digits);
    const long = fc.integer({ min: 13, max: 14 }).chain(digits);
    fc.assert(
      fc.property(fc.oneof(short, long), (number) => {
        fc.pre(!/992/.test(number));
        expect(hasPhone(`Номер ${number}`)).toBe(false);
      }),
    );
    for (const text of [
      '900 000 000 сомони',
      '1 250 000 с.',
      '353918051234567',
      '2015-2019',
      '0,5',
    ]) {
      expect(hasPhone(text), text).toBe(false);
    }
  });

  test.for(['Деталь 123456789', '04465-33471, 90915-10003', 'до 31.12.2026', '12 500 000 000 с.'])(
    'is not «%s»',
    (text) => {
      expect(hasPhone(text)).toBe(false);
    },
  );

  test('is in no sample of an ad', () => {
    const samples = ['seed', 'answers', 'import'].flatMap((folder) => {
      const url = new URL(`../../fixtures/${folder}/`, import.meta.url);
      const files = readdirSync(url, { recursive: true, encoding: 'utf8' });
      return files
        .filter((file) => /\.(?:json|csv)$/.test(file))
        .flatMap(
          (file) =>
            readFileSync(new URL(file, url), 'utf8').match(/"[^"\n]*[а-яё][^"\n]*"/gi) ?? [],
        );
    });
    expect(samples.length).toBeGreaterThan(1_000);
    expect(samples.filter(hasPhone)).toEqual([]);
  });
});
