/** Endings of Tajik nouns and adjectives, in folded letters, the longest first: plural, izofat, object. */
const ENDINGS = ['хоямон', 'хояшон', 'хоро', 'хои', 'гии', 'хо', 'дор', 'гар', 'ги', 'ро', 'и'];
/** Minimum length of a word without its ending. */
const MIN_STEM = 4;

/**
 * Returns the base of a folded Tajik word: that of «ҳуҷраҳои» and of «ҳуҷрагӣ» is that of «ҳуҷра».
 * Any Cyrillic word may be Tajik, so the base is compared with bases only, never with words.
 *
 * @returns `null` for a word that is too short or in another alphabet.
 */
export function tajikStem(word: string): string | null {
  if (!/^[а-я]+$/.test(word) || word.length < MIN_STEM) return null;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** «Мизу курсӣ»: the conjunction that is written with the word before it. */
const AND = ['у', 'ю'];
/** Shortest word without an ending that is looked up. */
const MIN_BASE = 2;

/** Returns what a folded Tajik word may be without its ending, for looking it up in a list. */
export function tajikBases(word: string): readonly string[] {
  return [...ENDINGS, ...AND]
    .filter((one) => word.endsWith(one) && word.length - one.length >= MIN_BASE)
    .map((one) => word.slice(0, -one.length));
}
