import { fold, phoneticKey } from '@bozor/form-engine/search';

import { takeTurns } from '../../../../take-turns.ts';
import { splitWords, stemWord } from '../../../search-index/index.ts';
import { createSpellingIndex, type NearWords, type SpellingIndex } from './spelling-index.ts';
import { createWrittenIndex, type WrittenIndex } from './written-index.ts';

/** Words that are found by a part of them or in spite of wrong letters. */
export interface SpelledWords {
  /** Adds one more occurrence of a word. */
  readonly add: (word: string) => void;
  /** Adds a word that is offered however rare it is. */
  readonly addSure: (word: string) => void;
  /** Adds the model names of a title that people write as one word: «X-Trail», «CR-V». */
  readonly addSigns: (title: string) => void;
  /**
   * Returns the commonest of the nearest words, and before them much commoner ones that are nearly
   * as near; none for numbers. A word that titles have in two
   * parts is those parts with a space between.
   */
  readonly findSpellings: (word: string) => NearWords;
  /** Returns all words that are spelled nearly like this one, the nearest first. */
  readonly findAlike: (word: string) => readonly string[];
  /** Returns the commonest words that begin with a text of four letters and more. */
  readonly findLonger: (beginning: string) => readonly string[];
}

/** Maximum number of words; later ones are left out, so the common words are there. */
const WORDS_LIMIT = 100_000;
/**
 * Number of words from which only those of two ads are offered as a spelling: of many ads, a word of
 * a single one is more often an error itself.
 */
const MANY_WORDS = 20_000;
/** Maximum number of spellings of one word. */
export const SPELLINGS_LIMIT = 3;
/** A word at this distance from the nearest is offered too, when so many times more titles have it. */
const NEARLY = 0.5;
const MUCH_COMMONER = 3;
/** Distance by letter from which only words of titles are offered: «Хорог» is no «хоромы». */
const WRONG = 0.35;
/** Added to the distance of a word that only sounds nearly alike. */
const UNLIKE = 1;
/** Length from which a word with one wrong letter is hardly another word. */
const SURE_LENGTH = 5;
/** Maximum distance of a word that is spelled nearly like one. */
const ALIKE = 1.5;
/** Maximum number of words that are spelled nearly like one. */
const ALIKE_LIMIT = 12;
/** Number of letters by which longer words are found. */
export const BEGINNING = 4;
/** Maximum number of words that are kept by one beginning. */
const LONGER_LIMIT = 500;

/**
 * Creates an empty list of words.
 *
 * @param isKnown Whether ads have a word or a synonym of it: others are not offered.
 * @param sure Words that are offered however rare they are, as if they had been added first.
 */
export function createSpelledWords(
  isKnown: (word: string) => boolean,
  sure: SureWords | null = null,
): SpelledWords {
  const counts = new Map<string, number>();
  const byBeginning = new Map<string, string[]>();
  const spellings = createSpellingIndex();
  const written = createWrittenIndex();

  const countOf = (word: string): number => counts.get(word) ?? 0;
  const commonFirst = (a: string, b: string): number => countOf(b) - countOf(a);
  const findCandidates = (word: string): readonly NearWords[] => {
    if (!isSpelled(word)) return [];
    const first = sure?.find();
    const [whole = '', stem = ''] = soundsOf(word);
    const near = spellings.findNear(whole, first?.spellings);
    const bySound = near.length > 0 ? near : spellings.findNear(stem, first?.spellings);
    return byLettersToo(word, bySound, written.findNear(word, first?.written));
  };

  return {
    add: (word) => {
      const count = (counts.get(word) ?? 0) + 1;
      if (count === 1 && counts.size >= WORDS_LIMIT) return;
      counts.set(word, count);
      const isOffered = count === (counts.size < MANY_WORDS ? 1 : 2);
      if (!isOffered || !isSpelled(word)) return;
      for (const sound of soundsOf(word)) spellings.add(word, sound);
      written.add(word);
      const longer = byBeginning.get(word.slice(0, BEGINNING)) ?? [];
      if (longer.length < LONGER_LIMIT) longer.push(word);
      byBeginning.set(word.slice(0, BEGINNING), longer);
    },
    addSure: (word) => {
      spellings.add(word, soundOf(word));
      written.add(word);
    },
    addSigns: (title) => {
      for (const sign of signsOf(title)) {
        for (const sound of soundsOfSign(sign)) spellings.add(sign, sound);
      }
    },
    findSpellings: (word) => {
      const known = withKnown(findCandidates(word), { word, isKnown, countOf });
      return offered(known, countOf);
    },
    findAlike: (word) =>
      findCandidates(word)
        .filter(({ distance }) => distance <= ALIKE)
        .flatMap(({ words }) => words)
        .filter(isKnown)
        .slice(0, ALIKE_LIMIT),
    findLonger: (beginning) =>
      (byBeginning.get(beginning.slice(0, BEGINNING)) ?? [])
        .filter((word) => word.startsWith(beginning))
        .toSorted(commonFirst)
        .slice(0, SPELLINGS_LIMIT),
  };
}

/** Words that several lists share. */
export interface SureWords {
  /** Indexes them at the first call. */
  readonly find: () => { readonly spellings: SpellingIndex; readonly written: WrittenIndex };
  /** Does in turns what the first call does otherwise. */
  readonly prepare: () => Promise<void>;
}

/** Creates words for lists that are created later. */
export function createSureWords(words: readonly string[]): SureWords {
  const spellings = createSpellingIndex();
  const written = createWrittenIndex();
  const left = words.values();
  const addNext = (): boolean => {
    const { value: word, done } = left.next();
    if (done === true) return false;
    spellings.add(word, soundOf(word));
    written.add(word);
    return true;
  };
  return {
    find: () => {
      while (addNext());
      return { spellings, written };
    },
    prepare: () => takeTurns(words, addNext),
  };
}

interface Knowledge {
  /** What was typed. */
  readonly word: string;
  readonly isKnown: (word: string) => boolean;
  readonly countOf: (word: string) => number;
}

/** The words that ads have, the commonest first; of far ones those of titles. */
function withKnown(
  candidates: readonly NearWords[],
  { word, isKnown, countOf }: Knowledge,
): readonly NearWords[] {
  const isOffered = (one: string, isFar: boolean): boolean =>
    one.includes(' ') || (isKnown(one) && !(isFar && countOf(one) === 0));
  return candidates
    .map(({ words, distance }) => ({
      words: words
        .filter((one) => isOffered(one, distance > word.length * WRONG))
        .toSorted((a, b) => countOf(b) - countOf(a)),
      distance,
    }))
    .filter(({ words }) => words.length > 0);
}

/** A word that is near by its sound and by its letters is nearer than one by its sound alone. */
function byLettersToo(
  word: string,
  bySound: readonly NearWords[],
  byLetters: readonly string[],
): readonly NearWords[] {
  const alike = new Set(byLetters);
  const distances = new Map<string, number>();
  for (const { words, distance } of bySound) {
    for (const one of words) {
      const isAlike = distance === 0 || alike.has(one) || one.includes(' ');
      distances.set(one, isAlike ? distance : distance + UNLIKE);
    }
  }
  const letters = word.length < SURE_LENGTH ? UNLIKE : NEARLY;
  for (const one of alike) distances.set(one, Math.min(distances.get(one) ?? letters, letters));
  return Array.from(Map.groupBy(distances.keys(), (one) => distances.get(one) ?? 0))
    .toSorted(([a], [b]) => a - b)
    .map(([distance, words]) => ({ words, distance }));
}

/** The nearest words; before them those that are nearly as near and much commoner. */
function offered(known: readonly NearWords[], countOf: (word: string) => number): NearWords {
  const [nearest] = known;
  if (nearest === undefined) return { words: [], distance: Infinity };
  const { words, distance } = nearest;
  if (distance === 0) return { words: words.slice(0, SPELLINGS_LIMIT), distance };
  const most = MUCH_COMMONER * (1 + Math.max(...words.map(countOf)));
  const commoner = known
    .filter((one) => one.distance > distance && one.distance <= distance + NEARLY)
    .flatMap((one) => one.words.filter((text) => countOf(text) >= most))
    .toSorted((a, b) => countOf(b) - countOf(a));
  return { words: [...commoner, ...words].slice(0, SPELLINGS_LIMIT), distance };
}

/**
 * Whether a word is found in spite of wrong letters: not one of any length, as the work for it
 * grows with the cube of that.
 */
export function isSpelled(word: string): boolean {
  return /^\p{L}{3,32}$/u.test(word) && !/(.)\1\1/u.test(word);
}

/** Shortest sound that is found without its last vowels. */
const LONG_SOUND = 5;

/**
 * The sounds of a word and of its stem, which its forms share. They are the same for both
 * alphabets, so that a Russian error finds a Latin name.
 */
export function soundsOf(word: string): readonly string[] {
  return [word, stemWord(word)].map(soundOf);
}

function soundOf(word: string): string {
  const sound = phoneticKey(fold(word));
  return sound.length < LONG_SOUND ? sound : sound.replace(/[aeiou]+$/, '');
}

/** Neighbours in a title of which one is the sign of a model. */
const SIGN = /(?<![a-z0-9])(?:[a-z]{1,2}[ -][a-z]{1,12}|[a-z]{3,12}[ -][a-z])(?![a-z0-9])/giu;

function signsOf(title: string): readonly string[] {
  return Array.from(title.match(SIGN) ?? [], (sign) => splitWords(sign).join(' '));
}

/** How a Latin letter is called where the sound of a word does not have it. */
const LETTER_NAMES: Readonly<Record<string, string>> = { x: 'iks' };

function soundsOfSign(sign: string): readonly string[] {
  const [first = '', second = ''] = sign.split(' ');
  const joined = soundOf(first + second);
  const name = LETTER_NAMES[first];
  return name === undefined ? [joined] : [joined, soundOf(name + phoneticKey(second))];
}
