import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { imei } from '../../../engine/rules/imei.ts';

const GOOD = ['490154203237518', '356938035643809', '000000000000000'];

describe('imei', () => {
  test.for(GOOD)('accepts %s', (text) => {
    expect(imei(text)).toBeNull();
  });

  test('leaves presence to the rule of presence', () => {
    expect(imei('')).toBeNull();
  });

  test.for([
    { text: '49015420323751O', code: 'imei.digits', why: 'a letter O for a zero' },
    { text: '49-015420-323751-8', code: 'imei.digits', why: 'separators' },
    { text: ' ', code: 'imei.digits', why: 'a space' },
    { text: '\u0664\u0669\u0660', code: 'imei.digits', why: 'Arabic-Indic digits' },
    { text: '49015420323751', code: 'imei.length', why: 'fourteen digits' },
    { text: '4901542032375180', code: 'imei.length', why: 'sixteen digits' },
    { text: '490154203237519', code: 'imei.checksum', why: 'a wrong check digit' },
  ])('refuses $text: $why', ({ text, code }) => {
    expect(imei(text)).toMatchObject({ code });
  });

  test('notices any single digit mistyped', () => {
    const digits = fc.nat({ max: 14 });
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), digits, fc.integer({ min: 1, max: 9 }), (...drawn) => {
        const [good, index, step] = drawn;
        const typo = (Number(good.charAt(index)) + step) % 10;
        const text = good.slice(0, index) + typo + good.slice(index + 1);
        expect(imei(text)).toEqual({ code: 'imei.checksum' });
      }),
    );
  });
});
