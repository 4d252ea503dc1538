import { expect, test } from 'vitest';

import { createSpelledWords } from '../../app/server/modules/search/words/spelling/spelled-words.ts';

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
