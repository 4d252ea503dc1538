import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { alphaNum } from '../../../engine/rules/general/alpha-num.ts';
import { alpha } from '../../../engine/rules/general/alpha.ts';
import { email } from '../../../engine/rules/general/email.ts';
import { float } from '../../../engine/rules/general/float.ts';
import { max } from '../../../engine/rules/general/max.ts';
import { min } from '../../../engine/rules/general/min.ts';
import { numeric } from '../../../engine/rules/general/numeric.ts';
import { required } from '../../../engine/rules/general/required.ts';

const textRules = [email, min(3), max(3), alpha(), alphaNum(), numeric, float({ min: 1 })];

describe('general rules', () => {
  test('leave the empty text to required', () => {
    expect(textRules.map((rule) => rule(''))).toEqual(textRules.map(() => null));
  });

  test('validate any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...textRules), (text, rule) => {
        const fault = rule(text);
        expect(fault === null || typeof fault.code === 'string').toBe(true);
      }),
    );
  });
});

describe('required', () => {
  test.for([
    { value: null, why: 'null' },
    { value: undefined, why: 'nothing at all' },
    { value: '', why: 'no text' },
    { value: ' \u00A0\n', why: 'blank text' },
    { value: false, why: 'a box not ticked' },
    { value: [], why: 'an empty list' },
  ])('refuses $value: $why', ({ value }) => {
    expect(required(value)).toEqual({ code: 'required' });
  });

  test.for([
    { value: 0, why: 'zero is a number like others' },
    { value: 'x', why: 'a text' },
    { value: true, why: 'a ticked box' },
    { value: [null], why: 'a list with a member' },
    { value: {}, why: 'an object' },
  ])('accepts $value: $why', ({ value }) => {
    expect(required(value)).toBeNull();
  });
});

describe('email', () => {
  test.for([
    { text: 'name@example.tj', why: 'the usual' },
    { text: "o'neil+tag@mail.example.co", why: 'signs before the at' },
    { text: 'a@b-c.d1', why: 'a hyphen and a digit' },
  ])('accepts $text: $why', ({ text }) => {
    expect(email(text)).toBeNull();
  });

  test.for([
    { text: 'name', why: 'no at' },
    { text: '@example.tj', why: 'nothing before the at' },
    { text: 'name@', why: 'nothing after the at' },
    { text: 'name@example', why: 'one label' },
    { text: 'a@b@example.tj', why: 'two ats' },
    { text: 'na me@example.tj', why: 'a space' },
    { text: 'name@-example.tj', why: 'a hyphen first' },
    { text: 'name@example..tj', why: 'an empty label' },
    { text: 'имя@example.tj', why: 'letters outside the pattern' },
    { text: `name@${'a'.repeat(64)}.tj`, why: 'a label of 64' },
    { text: `${'a'.repeat(250)}@b.tj`, why: 'more than 254 signs' },
  ])('refuses $text: $why', ({ text }) => {
    expect(email(text)).toEqual({ code: 'email.invalid' });
  });
});

describe('min and max', () => {
  test('count code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.nat({ max: 12 }), (text, n) => {
        const length = Array.from(text).length;
        expect(min(n)(text)).toEqual(length < n ? { code: 'text.min', min: n } : null);
        expect(max(n)(text)).toEqual(length > n ? { code: 'text.max', max: n } : null);
      }),
    );
  });
});

describe('alpha', () => {
  test.for([
    { text: 'Audi', alphabet: 'en', why: 'English' },
    { text: 'Ёлка', alphabet: 'ru', why: 'Russian with ё' },
    { text: 'Ҷӯйғӣҳқ', alphabet: 'tg', why: 'the six Tajik letters' },
    { text: 'BMWДушанбеҚ', alphabet: 'any', why: 'all together' },
    { text: 'й'.normalize('NFD'), alphabet: 'ru', why: 'an accent written apart' },
  ] as const)('accepts $text as $alphabet: $why', ({ text, alphabet }) => {
    expect(alpha(alphabet)(text)).toBeNull();
    expect(alphaNum(alphabet)(`${text}09`)).toBeNull();
  });

  test.for([
    { text: 'Ауди', alphabet: 'en', why: 'Cyrillic' },
    { text: 'Audi', alphabet: 'ru', why: 'Latin' },
    { text: 'Ҷ', alphabet: 'ru', why: 'a Tajik letter' },
    { text: 'a b', alphabet: 'any', why: 'a space' },
    { text: 'a-b', alphabet: 'any', why: 'a hyphen' },
    { text: 'é', alphabet: 'any', why: 'a letter of another alphabet' },
    { text: '\u0663', alphabet: 'any', why: 'an Arabic-Indic digit' },
  ] as const)('refuses $text as $alphabet: $why', ({ text, alphabet }) => {
    expect(alpha(alphabet)(text)).toEqual({ code: 'alpha.invalid' });
    expect(alphaNum(alphabet)(text)).toEqual({ code: 'alpha-num.invalid' });
  });

  test('takes no digits, alphaNum does', () => {
    expect([alpha()('a1'), alphaNum()('a1')]).toEqual([{ code: 'alpha.invalid' }, null]);
  });
});

describe('numeric', () => {
  test.for(['0', '0123456789', '\u0660\u0661\u0669'])('accepts %s', (text) => {
    expect(numeric(text)).toBeNull();
  });

  test.for([
    { text: '1\u0661', why: 'a mixture' },
    { text: '-1', why: 'a sign' },
    { text: '1.5', why: 'a point' },
    { text: '1 000', why: 'a space' },
    { text: '\u06F1', why: 'a Persian digit' },
  ])('refuses $text: $why', ({ text }) => {
    expect(numeric(text)).toEqual({ code: 'numeric.invalid' });
  });
});

describe('float', () => {
  test.for([
    { text: '2,5', fault: null, why: 'a comma' },
    { text: ' ', fault: null, why: 'blank' },
    { text: '1', fault: null, why: 'the lower limit' },
    { text: '3', fault: null, why: 'the upper limit' },
    { text: 'x', fault: { code: 'float.invalid' }, why: 'no number' },
    { text: '0,9', fault: { code: 'float.min', min: 1 }, why: 'too small' },
    { text: '3,1', fault: { code: 'float.max', max: 3 }, why: 'too big' },
  ])('within 1 and 3 takes $text as $fault: $why', ({ text, fault }) => {
    expect(float({ min: 1, max: 3 })(text)).toEqual(fault);
  });

  test('has no limits of its own', () => {
    expect(float()('-1 000 000')).toBeNull();
  });
});
