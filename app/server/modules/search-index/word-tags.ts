import { fold, phoneticKey } from '@bozor/form-engine/search';

import { foldLetters } from './fold-letters.ru.ts';
import { queryStems, stemWord } from './stem-word.ts';
import { STOP_WORDS } from './stop-words.ru.ts';

/** Bit that separates the tags of words from those of filter values. */
export const WORD_BIT = 2 ** 30;
/** Maximum number of indexed words per ad: more than its longest texts contain. */
const WORDS_LIMIT = 2_000;
/** Minimum length of a phonetic key without its final vowels, which vary between word forms. */
const MIN_KEY_LENGTH = 4;

/** Texts of an ad by their weight in a search. */
export interface AdTexts {
  /** Short texts: the title, names, values. */
  readonly names: readonly string[];
  readonly prose: readonly string[];
}

/**
 * Returns the words of an ad as numbers for `ad_search.tags`, without duplicates: 2^30 | hash30.
 */
export function wordTags({ names, prose }: AdTexts): readonly number[] {
  const nameWords = names.flatMap(splitWords);
  const proseWords = prose.flatMap(splitWords).slice(0, WORDS_LIMIT);
  const tags = [
    ...[...nameWords, ...proseWords].map((word) => tagsOf(word).stem),
    ...nameWords.map((word) => tagsOf(word).phonetic),
  ];
  return Array.from(new Set(tags));
}

/**
 * Returns the required tags of a query: an ad must have one of the tags of every word. A word
 * matches by its stem, by the stems of its synonyms, and in the other alphabet by its phonetic key.
 * Stop words are ignored unless the query has no other word. Returns `null` for a query without
 * letters and digits: it matches no ad.
 */
export function queryTags(query: string): readonly (readonly number[])[] | null {
  const words = Array.from(new Set(splitWords(query)));
  if (words.length === 0) return null;
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).map((word) => [
    ...queryStems(word).map(tagOf),
    tagOf(phoneticIn(alphabetOf(word) === 'latin' ? 'cyrillic' : 'latin', word)),
  ]);
}

/**
 * Returns the folded words of a text; letters and digits are separated: «iPhone15» is two words.
 */
function splitWords(text: string): readonly string[] {
  return foldLetters(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

interface WordTags {
  readonly stem: number;
  /** In its own alphabet. */
  readonly phonetic: number;
}

/** Cache of the tags of recent words: ads repeat the same words. */
const recentTags = new Map<string, WordTags>();
const RECENT_LIMIT = 50_000;

function tagsOf(word: string): WordTags {
  const known = recentTags.get(word);
  if (known !== undefined) return known;
  const tags = {
    stem: tagOf(stemWord(word)),
    phonetic: tagOf(phoneticIn(alphabetOf(word), word)),
  };
  if (recentTags.size >= RECENT_LIMIT) recentTags.clear();
  recentTags.set(word, tags);
  return tags;
}

type Alphabet = 'latin' | 'cyrillic';

function alphabetOf(word: string): Alphabet {
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'cyrillic';
}

function phoneticIn(alphabet: Alphabet, word: string): string {
  const key = phoneticKey(fold(word));
  const bare = key.replace(/[aeiou]+$/, '');
  return `${alphabet} ${bare.length < MIN_KEY_LENGTH ? key : bare}`;
}

/** FNV-1a over UTF-16 units, cut to 30 bits. */
function tagOf(word: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93);
  }
  return WORD_BIT + ((hash >>> 0) % WORD_BIT);
}
