/** A word of which the first letter alone is sure to be in its stem: that of «dying» is «die». */
const OF_ONE_LETTER = /^[a-zаеиоуыэюя]/;
/** Number of letters of other words that are letters of their stems: up to the first vowel. */
const SHARED = 2;

/** Returns the beginning that a folded word and its stem share. */
export function beginningOf(word: string): string {
  return word.slice(0, OF_ONE_LETTER.test(word) ? 1 : SHARED);
}

/** Returns the first letters of words, which their stems share, the same in any order. */
export function beginningsOf(words: readonly string[]): string {
  return words
    .map((word) => word.charAt(0))
    .toSorted()
    .join('');
}

/** Whether a text is one folded word. */
export function isFoldedWord(text: string): boolean {
  return /^[a-zа-я]+$/.test(text);
}
