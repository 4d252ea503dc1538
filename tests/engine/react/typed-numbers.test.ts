import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { groupDigits, rawCaret } from '../../../engine/react/number-text/group-digits.ts';
import { countText } from '../../../engine/react/text/count-text.ts';
import { parseNumber } from '../../../engine/rules/numbers/number-text.ts';

const KILOMETRES = { inputSuffix: 'км', minValue: null, maxValue: null };
const YEARS = { inputSuffix: null, minValue: 1990, maxValue: 2026 };

describe('groupDigits', () => {
  test('never changes the number, and shows any other text as it was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
        (text) => {
          const shown = groupDigits(text, KILOMETRES);
          const value = parseNumber(text, 'км');
          expect(value === null ? shown : parseNumber(shown)).toBe(value ?? text);
        },
      ),
    );
  });

  test.for([
    { text: '86000', shown: '86\u00A0000', why: 'thousands are apart' },
    { text: '12 500', shown: '12\u00A0500', why: 'a typed space becomes a no-break one' },
    { text: '2.5', shown: '2,5', why: 'a fraction is written with a comma' },
    { text: '1.250.000', shown: '1\u00A0250\u00A0000', why: 'groups of three are read' },
    { text: '12 тыс', shown: '12\u00A0000', why: 'thousands in a word' },
    { text: '1,2 млн', shown: '1\u00A0200\u00A0000', why: 'millions in a word' },
    { text: '80000 км.', shown: '80\u00A0000', why: 'the unit is beside the box' },
    { text: '12500 сомони', shown: '12\u00A0500', why: 'the currency goes' },
    { text: '12,50', shown: '12,50', why: 'a typed zero is not lost' },
    { text: '123456789012345678', shown: '123456789012345678', why: 'a double would lose digits' },
    { text: 'много', shown: 'много', why: 'it is no number' },
  ])('shows $text as $shown: $why', ({ text, shown }) => {
    expect(groupDigits(text, KILOMETRES)).toBe(shown);
  });

  test('leaves years whole', () => {
    expect(groupDigits('2014', YEARS)).toBe('2014');
  });
});

test('a caret keeps its neighbours when grouped digits turn raw', () => {
  fc.assert(
    fc.property(fc.nat().map(String), fc.nat({ max: 12 }), (raw, at) => {
      const shown = groupDigits(raw, KILOMETRES);
      const index = Math.min(at, shown.length);
      const before = shown.slice(0, index).replaceAll('\u00A0', '');
      expect(raw.slice(0, rawCaret(raw, shown, index))).toBe(before);
    }),
  );
});

test('a counter groups its thousands, years included', () => {
  expect(countText(2014, 3000)).toBe('2\u00A0014\u00A0/\u00A03\u00A0000');
});
