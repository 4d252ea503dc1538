import { fold, phoneticKey } from '@bozor/form-engine/search';

import { toCyrillicWord } from './language/cyrillic-word.ru.ts';
import { foldLetters, hasTajikLetters } from './language/fold-letters.ru.ts';
import { queryStems, stemWord } from './language/stem-word.ts';
import { STOP_WORDS } from './language/stop-words.ru.ts';
import { tajikStem } from './language/tajik-stem.ru.ts';
import { keepRecentWords } from './recent-words.ts';

/** Bit that separates the tags of words from those of filter values. */
export const WORD_BIT = 2 ** 30;
/** Maximum number of indexed words per ad: more than its longest texts contain. */
const WORDS_LIMIT = 2_000;
/** Minimum length of a phonetic key without its final vowels, which vary between word forms. */
const MIN_KEY_LENGTH = 4;

/** Texts of an ad by their weight in a search. */
export interface AdTexts {
  readonly title: string;
  /** Other short texts: names and values. */
  readonly names: readonly string[];
  readonly prose: readonly string[];
}

/** Where a word occurs in an ad; each place has tags of its own. */
export type WordPlace = 'title' | 'names' | 'anywhere';

/**
 * Returns the words of an ad as numbers for `ad_search.tags`, without duplicates: 2^30 | hash30. A
 * word of the title has the tags of all three places, a word of a name those of two.
 */
export function wordTags({ title, names, prose }: AdTexts): readonly number[] {
  const titleWords = splitWords(title);
  const nameWords = [...titleWords, ...names.flatMap(splitWords)];
  const proseWords = prose.flatMap(splitWords).slice(0, WORDS_LIMIT);
  const isTajik = [title, ...names, ...prose].some(hasTajikLetters);
  const keys = [
    ...titleWords.flatMap((word) => nameKeys(word).map((key) => PREFIXES.title + key)),
    ...nameWords.flatMap((word) => nameKeys(word).map((key) => PREFIXES.names + key)),
    ...nameWords.flatMap(nameKeys),
    ...proseWords.map(stemOf),
    ...(isTajik ? [...nameWords, ...proseWords].flatMap((word) => tajikKeys(word)) : []),
  ];
  return Array.from(new Set(Array.from(new Set(keys), tagOf)));
}

/**
 * Returns the tags by which a word of a query is found in one place: by its stem, by the stems of
 * its synonyms, in the other alphabet by its phonetic key, and a Tajik word without its ending.
 */
export function queryTags(word: string, place: WordPlace): readonly number[] {
  const keys = [...queryKeys(word), ...(place === 'anywhere' ? tajikKeys(word) : [])];
  return keys.map((key) => tagOf(PREFIXES[place] + key));
}

/** Returns what is equal to one of the `nameKeys` of a word that a word of a query means. */
export function queryKeys(word: string): readonly string[] {
  return recentQueryKeys.find(word);
}

const recentQueryKeys = keepRecentWords(findQueryKeys);

function findQueryKeys(word: string): readonly string[] {
  const other = alphabetOf(word) === 'latin' ? 'cyrillic' : 'latin';
  return [...queryStems(word), phoneticIn(other, word)];
}

/** Beginnings of the hashed texts: the places of a word have different tags. */
const PREFIXES: Readonly<Record<WordPlace, string>> = { title: '^', names: '=', anywhere: '' };

/**
 * Returns the words that a query must have: without duplicates and without stop words, unless it
 * has no other word.
 */
export function significantWords(words: readonly string[]): readonly string[] {
  const distinct = Array.from(new Set(words));
  const significant = distinct.filter((word) => !isStopWord(word));
  return significant.length > 0 ? significant : distinct;
}

/** Minimum length of a Latin stop word: a shorter one may be a model's. */
const LATIN_STOP_WORD = 5;

/** Whether a folded word is ignored, also one that is typed in Latin letters: «nedorogo». */
export function isStopWord(word: string): boolean {
  if (STOP_WORDS.has(word)) return true;
  return word.length >= LATIN_STOP_WORD && STOP_WORDS.has(toCyrillicWord(word));
}

/**
 * Returns the folded words of a text; letters and digits are separated: «iPhone15» is two words.
 */
export function splitWords(text: string): readonly string[] {
  return foldLetters(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Cache of the keys of recent words: ads repeat the same words. */
const recentKeys = new Map<string, readonly [stem: string, phonetic: string]>();
const RECENT_LIMIT = 50_000;

/** Returns the keys of a word of a name: its stem, and its sound in its alphabet. */
export function nameKeys(word: string): readonly [stem: string, phonetic: string] {
  const known = recentKeys.get(word);
  if (known !== undefined) return known;
  const keys = [stemWord(word), phoneticIn(alphabetOf(word), word)] as const;
  if (recentKeys.size >= RECENT_LIMIT) recentKeys.clear();
  recentKeys.set(word, keys);
  return keys;
}

function stemOf(word: string): string {
  return nameKeys(word)[0];
}

/** The base of a word that may be Tajik, under a name of its own. */
function tajikKeys(word: string): readonly string[] {
  const stem = tajikStem(word);
  return stem === null ? [] : [`tajik ${stem}`];
}

type Alphabet = 'latin' | 'cyrillic';

function alphabetOf(word: string): Alphabet {
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'cyrillic';
}

/** The sound of «ааа» would be that of the letter: it is found as typed. */
const REPEATED = /(.)\1\1/u;

function phoneticIn(alphabet: Alphabet, word: string): string {
  if (REPEATED.test(word)) return `${alphabet} ${word}`;
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
