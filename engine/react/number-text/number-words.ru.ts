import type { NumberWords } from '../catalogue/words.ts';

/** Sentences of fields where a number is typed. */
export const NUMBER_WORDS: NumberWords = {
  from: 'от',
  to: 'до',
  fromName: (field: string) => `${field} от`,
  toName: (field: string) => `${field} до`,
  example: (number: string) => `Например, ${number}`,
  fromLength: (letters) =>
    `От ${letters} ${/(?:^|[^1])1$/.test(String(letters)) ? 'знака' : 'знаков'}.`,
};
