import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  createSpelledWords,
  createSureWords,
} from '../../app/server/modules/search/words/spelling/spelled-words.ts';

const LETTERS = 'абвгдежзиклмнопрстуф';

test.for([
  { length: 32, isFound: true },
  { length: 33, isFound: false },
  { length: 200, isFound: false },
])('a word of $length letters is found with one too many: $isFound', ({ length, isFound }) => {
  const known = LETTERS.repeat(10).slice(1, length);
  const words = createSpelledWords(() => true);
  words.addSure(known);
  const { words: found } = words.findSpellings(`${known}ш`);
  expect(found).toEqual(isFound ? [known] : []);
});

const WORDS = 'кровать кроватка коляска диван диваны дивный toyota тойота шкаф шкафчик'.split(' ');
const someWords = fc.array(
  fc.oneof(
    fc.constantFrom(...WORDS),
    fc.string({ unit: fc.constantFrom(...Array.from('абдивнокрт')), minLength: 3, maxLength: 8 }),
  ),
);

test('shared words are found as if they had been added first', () => {
  fc.assert(
    fc.property(someWords, someWords, someWords, (shared, own, asked) => {
      const plain = createSpelledWords(() => true);
      for (const word of shared) plain.addSure(word);
      const sharing = createSpelledWords(() => true, createSureWords(shared));
      for (const word of own) {
        plain.add(word);
        sharing.add(word);
      }
      for (const word of [...asked, ...shared, ...own]) {
        for (const typed of [word, word.slice(1), `${word}а`]) {
          expect(sharing.findSpellings(typed)).toEqual(plain.findSpellings(typed));
          expect(sharing.findAlike(typed)).toEqual(plain.findAlike(typed));
        }
      }
    }),
  );
});
