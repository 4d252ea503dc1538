import { significantWords, splitWords } from '../../search-index/index.ts';
import { inOtherLayout } from '../keyboard.ru.ts';
import { toLatinLetter } from './latin-letter.ru.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that an ad must have, in one of its spellings: as typed, else corrected. */
export interface QueryWord {
  readonly spellings: readonly string[];
}

/** Shortest part of a word that was typed without its space. */
const MIN_PART = 3;

/**
 * Reads the words of a query: typed in the other keyboard layout, with wrong letters, joined or
 * split. A word that the vocabulary has is left as it is.
 *
 * @returns `null` for a query without letters and digits: it matches no ad.
 */
export function readQuery(query: string, vocabulary: Vocabulary): readonly QueryWord[] | null {
  const typed = query.split(/\s+/).flatMap((part) => wordsOfPart(part, vocabulary));
  const words = significantWords(joinSplitWords(typed, vocabulary));
  if (words.length === 0) return null;
  return words.flatMap((word) => toQueryWords(word, vocabulary));
}

function wordsOfPart(part: string, vocabulary: Vocabulary): readonly string[] {
  const words = splitWords(part);
  if (words.every((word) => isUnderstood(word, vocabulary))) return words;
  const other = inOtherLayout(part);
  // A sign within is part of no word: «мщщш[» in the other layout is no text that anyone typed.
  if (!/^[\p{L}\p{N}]+$/u.test(other)) return words;
  const others = splitWords(other);
  return others.every((word) => isUnderstood(word, vocabulary)) ? others : words;
}

function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  return /^\p{N}+$/u.test(word) || vocabulary.has(word);
}

/** Joins neighbours that are one known word together. */
function joinSplitWords(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isBroken = !vocabulary.has(word) || (before !== undefined && !vocabulary.has(before));
    if (
      before !== undefined &&
      isBroken &&
      isLetters(before + word) &&
      vocabulary.has(before + word)
    ) {
      joined[joined.length - 1] = before + word;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function isLetters(text: string): boolean {
  return /^\p{L}+$/u.test(text);
}

function toQueryWords(word: string, vocabulary: Vocabulary): readonly QueryWord[] {
  const latin = toLatinLetter(word);
  if (latin !== null) return [{ spellings: [word, latin] }];
  if (isUnderstood(word, vocabulary)) return [{ spellings: [word] }];
  const corrected = vocabulary.findSpellings(word);
  if (corrected.length > 0) return [{ spellings: [word, ...corrected] }];
  const parts = findParts(word, vocabulary);
  return (parts ?? [word]).map((part) => ({ spellings: [part] }));
}

function findParts(word: string, vocabulary: Vocabulary): readonly [string, string] | null {
  if (!isLetters(word)) return null;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
  }
  return null;
}
