import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  editPhone,
  groupPhone,
  phoneLine,
  toPhoneDigits,
} from '../../../../app/client/features/auth/phone-edit.ts';

const digit = fc.constantFrom(...Array.from('0123456789'));
const digits = (maxLength: number) => fc.array(digit, { maxLength }).map((list) => list.join(''));
/** Digits, and a position between two of them. */
const placed = (maxLength: number) =>
  digits(maxLength).chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length })));

/** Returns the caret position behind a number of digits. */
const caretBehind = (text: string, count: number) => groupPhone(text.slice(0, count)).length;

describe('a phone number', () => {
  test.for([
    { text: '+992 93 555-12-34', digits: '935551234', why: 'a whole number pasted' },
    { text: '992935551234', digits: '935551234', why: 'the country without a plus' },
    { text: '00992 93 555 12 34', digits: '935551234', why: 'the country as it is dialled' },
    { text: '93 555 12 34', digits: '935551234', why: 'the local part' },
    { text: '992551234', digits: '992551234', why: 'a local number that begins like the country' },
    { text: '93 555 12 34 56', digits: '935551234', why: 'too many digits' },
    { text: 'тел. 93-555', digits: '93555', why: 'letters and signs' },
    { text: '', digits: '', why: 'nothing' },
  ])('is read from «$text»: $why', ({ text, digits: expected }) => {
    expect(toPhoneDigits(text)).toBe(expected);
  });

  test('is grouped as 2-3-2-2 and read back the same', () => {
    expect(groupPhone('935551234')).toBe('93 555 12 34');
    expect(phoneLine('935551234')).toBe('+992\u00A093\u00A0555\u00A012\u00A034');
    fc.assert(
      fc.property(digits(9), (text) => {
        expect(toPhoneDigits(groupPhone(text))).toBe(text);
      }),
    );
  });
});

describe('an edit in the middle of a number', () => {
  test('with a typed digit inserts it at the caret, and moves the caret behind it', () => {
    fc.assert(
      fc.property(placed(8), digit, ([text, at], one) => {
        const shown = groupPhone(text);
        const caret = caretBehind(text, at);
        const after = editPhone(text, {
          text: shown.slice(0, caret) + one + shown.slice(caret),
          caret: caret + 1,
          kind: 'insertText',
        });
        const expected = text.slice(0, at) + one + text.slice(at);
        expect(after).toEqual({
          text: groupPhone(expected),
          caret: caretBehind(expected, at + 1),
        });
      }),
    );
  });

  test('with a tenth digit changes neither the number nor the caret', () => {
    const full = fc.array(digit, { minLength: 9, maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(full, fc.nat({ max: 9 }), digit, (text, at, one) => {
        fc.pre(!text.startsWith('992'));
        const shown = groupPhone(text);
        const caret = caretBehind(text, at);
        const after = editPhone(text, {
          text: shown.slice(0, caret) + one + shown.slice(caret),
          caret: caret + 1,
          kind: 'insertText',
        });
        expect(after).toEqual({ text: shown, caret });
      }),
    );
  });

  test('with a whole number after the code of the country, sign by sign, leaves the number', () => {
    const local = fc.array(digit, { minLength: 9, maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(local, fc.constantFrom('+992', '+992 ', '992'), (number, code) => {
        let shown = { text: '', caret: 0 };
        for (const sign of code + number) {
          const text = shown.text + sign;
          const before = toPhoneDigits(shown.text);
          shown = editPhone(before, { text, caret: text.length, kind: 'insertText' });
        }
        expect(shown).toEqual({ text: groupPhone(number), caret: groupPhone(number).length });
      }),
    );
  });

  test('with a whole number that a keyboard inserts at once leaves the number', () => {
    const text = '+992 61 000 00 01';
    const after = editPhone('', { text, caret: text.length, kind: 'insertText' });
    expect(after.text).toBe('61 000 00 01');
  });

  test('by Backspace deletes the digit before the caret, across a gap too', () => {
    fc.assert(
      fc.property(placed(9), fc.boolean(), ([text, at], isBehindGap) => {
        fc.pre(at > 0);
        const shown = groupPhone(text);
        const behind = caretBehind(text, at);
        const caret = isBehindGap && shown[behind] === ' ' ? behind + 1 : behind;
        const after = editPhone(text, {
          text: shown.slice(0, caret - 1) + shown.slice(caret),
          caret: caret - 1,
          kind: 'deleteContentBackward',
        });
        const expected = text.slice(0, at - 1) + text.slice(at);
        expect(after).toEqual({
          text: groupPhone(expected),
          caret: caretBehind(expected, at - 1),
        });
      }),
    );
  });

  test('by Delete deletes the digit after the caret, across a gap too', () => {
    fc.assert(
      fc.property(placed(9), ([text, at]) => {
        fc.pre(at < text.length);
        const shown = groupPhone(text);
        const caret = caretBehind(text, at);
        const after = editPhone(text, {
          text: shown.slice(0, caret) + shown.slice(caret + 1),
          caret,
          kind: 'deleteContentForward',
        });
        const expected = text.slice(0, at) + text.slice(at + 1);
        expect(after).toEqual({ text: groupPhone(expected), caret: caretBehind(expected, at) });
      }),
    );
  });
});
