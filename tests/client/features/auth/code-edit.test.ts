import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { digitAt, editCode, pasteCode } from '../../../../app/client/features/auth/code-edit.ts';

const DIGITS = Array.from('0123456789');

describe('the boxes of a code', () => {
  test('contain what was typed one after another', () => {
    const typing = fc.array(fc.constantFrom(...DIGITS), { maxLength: 6 });
    fc.assert(
      fc.property(typing, (typed) => {
        const end = typed.reduce(
          ({ code, focus }, digit) => editCode(code, { index: focus, text: digit }),
          { code: '', focus: 0 },
        );
        expect(end).toEqual({ code: typed.join(''), focus: Math.min(typed.length, 5) });
      }),
    );
  });

  test.for([
    { index: 0, text: '471902', why: 'a code into the first box' },
    { index: 3, text: '471902', why: 'a code into any box' },
    { index: 5, text: '4719021', why: 'more than a code' },
    { index: 0, text: 'Код: 471-902', why: 'a code with words around it' },
  ])('take «$text» in box $index: $why', ({ index, text }) => {
    expect(pasteCode('12', { index, text })).toEqual({ code: '471902', focus: 5 });
    expect(editCode('', { index, text })).toEqual({ code: '471902', focus: 5 });
  });

  test('take a part of a code from the current box on', () => {
    expect(pasteCode('4', { index: 1, text: '719' })).toEqual({ code: '4719', focus: 4 });
  });

  test('take the new digit when it is typed beside the old one', () => {
    expect(editCode('471', { index: 1, text: '78' })).toEqual({ code: '481', focus: 2 });
    expect(editCode('471', { index: 1, text: '87' })).toEqual({ code: '481', focus: 2 });
    expect(editCode('471', { index: 1, text: '77' })).toEqual({ code: '471', focus: 2 });
  });

  test('keep their positions when one in the middle is emptied', () => {
    const { code, focus } = editCode('4719', { index: 1, text: '' });
    expect([0, 1, 2, 3].map((index) => digitAt(code, index))).toEqual(['4', '', '1', '9']);
    expect(focus).toBe(1);
  });

  test('ignore letters', () => {
    expect(editCode('47', { index: 2, text: 'б' })).toEqual({ code: '47', focus: 2 });
  });
});
