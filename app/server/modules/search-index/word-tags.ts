import { foldLetters } from './fold-letters.ru.ts';

/** Bit that tells a word's tag from a filter value's. */
const WORD_BIT = 2 ** 30;
const WORDS_LIMIT = 200;

/** The words of a text as numbers for `ad_search.tags`, each once: 2^30 | hash30 of the word. */
export function wordTags(text: string): readonly number[] {
  const words = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.slice(0, WORDS_LIMIT).map((word) => WORD_BIT + hash30(word)))];
}

/** FNV-1a over UTF-16 units, cut to 30 bits. */
function hash30(word: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93);
  }
  return (hash >>> 0) % WORD_BIT;
}
