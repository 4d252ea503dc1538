import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { typedPart } from '../../../../app/client/features/search-bar/typed-part.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const bold = (title: string, typed: string) =>
  typedPart(title, typed).flatMap(({ text, isTyped }) => (isTyped ? [text] : []));

describe('the typed part of a suggestion', () => {
  test('splits the title into parts that join to it', () => {
    fc.assert(
      fc.property(text, text, (title, typed) => {
        const parts = typedPart(title, typed);
        expect(parts.map((part) => part.text).join('')).toBe(title);
        for (const part of parts) expect(title.startsWith(part.text, part.at)).toBe(true);
      }),
    );
  });

  test.for([
    { title: 'Автомобили', typed: 'авт', part: 'Авт', why: 'case does not matter' },
    { title: 'Чёрный диван', typed: 'черн', part: 'Чёрн', why: 'ё is е' },
    { title: 'Легковые автомобили', typed: ' авто ', part: 'авто', why: 'inside, spaces around' },
    { title: 'İstanbul', typed: 'stan', part: 'stan', why: 'a letter that grows when lowered' },
  ])('is «$part» of «$title»: $why', ({ title, typed, part }) => {
    expect(bold(title, typed)).toEqual([part]);
  });

  test.for([
    { title: 'Автомобили', typed: '' },
    { title: 'Автомобили', typed: 'диван' },
  ])('is empty in «$title» for «$typed»', ({ title, typed }) => {
    expect(bold(title, typed)).toEqual([]);
  });
});
