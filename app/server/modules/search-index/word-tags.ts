import { fold, phoneticKey } from '@bozor/form-engine/search';

import { foldLetters } from './fold-letters.ru.ts';
import { meantStems, stemWord } from './stem-word.ts';
import { STOP_WORDS } from './stop-words.ru.ts';

/** Bit that tells a word's tag from a filter value's. */
export const WORD_BIT = 2 ** 30;
/** Words of one ad that are indexed: more than its longest texts hold. */
const WORDS_LIMIT = 2_000;
/** Shortest sound that loses the vowels at its end, which change from form to form. */
const WHOLE_SOUND = 4;

/** Texts of an ad by what people look for in them. */
export interface AdTexts {
  /** Short and telling: the title, names, values. */
  readonly names: readonly string[];
  readonly prose: readonly string[];
}

/** The words of an ad as numbers for `ad_search.tags`, each once: 2^30 | hash30. */
export function wordTags({ names, prose }: AdTexts): readonly number[] {
  const called = names.flatMap(splitWords);
  const told = prose.flatMap(splitWords).slice(0, WORDS_LIMIT);
  const tags = [
    ...[...called, ...told].map((word) => tagsOf(word).stem),
    ...called.map((word) => tagsOf(word).sound),
  ];
  return Array.from(new Set(tags));
}

/**
 * What a query asks for: for every word the tags of which an ad has one. A word is found by its
 * stem, by those of its synonyms, and in the other alphabet by its sound. Words that mean little are left out unless they
 * are all there is; a query without letters and digits asks for `null`: no ad has that.
 */
export function queryTags(query: string): readonly (readonly number[])[] | null {
  const words = Array.from(new Set(splitWords(query)));
  if (words.length === 0) return null;
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => [
    ...meantStems(word).map(tagOf),
    tagOf(soundIn(alphabetOf(word) === 'latin' ? 'cyrillic' : 'latin', word)),
  ]);
}

/** The words of a text, folded; letters and digits apart: «iPhone15» is two. */
function splitWords(text: string): readonly string[] {
  return foldLetters(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

interface WordTags {
  readonly stem: number;
  /** In its own alphabet. */
  readonly sound: number;
}

/** Tags of the words met lately: ads say the same words again and again. */
const met = new Map<string, WordTags>();
const MET = 50_000;

function tagsOf(word: string): WordTags {
  const known = met.get(word);
  if (known !== undefined) return known;
  const tags = {
    stem: tagOf(stemWord(word)),
    sound: tagOf(soundIn(alphabetOf(word), word)),
  };
  if (met.size >= MET) met.clear();
  met.set(word, tags);
  return tags;
}

type Alphabet = 'latin' | 'cyrillic';

function alphabetOf(word: string): Alphabet {
  return /\p{Script=Latin}/u.test(word) ? 'latin' : 'cyrillic';
}

function soundIn(alphabet: Alphabet, word: string): string {
  const heard = phoneticKey(fold(word));
  const bare = heard.replace(/[aeiou]+$/, '');
  return `${alphabet} ${bare.length < WHOLE_SOUND ? heard : bare}`;
}

/** FNV-1a over UTF-16 units, cut to 30 bits. */
function tagOf(word: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < word.length; at += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93);
  }
  return WORD_BIT + ((hash >>> 0) % WORD_BIT);
}
