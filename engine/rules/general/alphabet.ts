/** Whose letters are meant: English, Russian, Tajik (Russian letters too), or any of these. */
export type Alphabet = 'en' | 'ru' | 'tg' | 'any';

const LATIN = 'A-Za-z';
const RUSSIAN = '\u0410-\u044F\u0401\u0451';
/** The six letters that Tajik adds: gh, i with macron, q, u with macron, h, j. */
const TAJIK = '\u0492\u0493\u04E2\u04E3\u049A\u049B\u04EE\u04EF\u04B2\u04B3\u04B6\u04B7';

/** Letters of every alphabet, as the inside of a character class. */
export const LETTERS: Readonly<Record<Alphabet, string>> = {
  en: LATIN,
  ru: RUSSIAN,
  tg: RUSSIAN + TAJIK,
  any: LATIN + RUSSIAN + TAJIK,
};
