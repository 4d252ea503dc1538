import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

import { keepRecentWords } from '../recent-words.ts';
import { toCyrillicWord } from './cyrillic-word.ru.ts';
import { foldLetters } from './fold-letters.ru.ts';
import { otherForms } from './other-forms.ru.ts';
import { parseMeanings, type Meanings } from './parse-meanings.ts';
import { NAMES } from './spoken-names.ru.ts';
import { SPOKEN_THINGS } from './spoken-things.ru.ts';
import { SPOKEN } from './spoken-words.ru.ts';
import { MEANINGS, SYNONYMS } from './synonyms.ru.ts';
import { tajikBases } from './tajik-stem.ru.ts';
import { TAJIK } from './tajik-words.ru.ts';

/** Minimum length of a stem that is stemmed again. */
const WHOLE_STEM = 5;
/** Minimum length of a prefix that finds its synonyms, in letters. */
const SHORTEST_BEGINNING = 3;

/**
 * Returns the stem of a folded word.
 *
 * Russian words are stemmed until the stem is stable: after one pass the forms of one noun may have
 * two stems, as those of the word for a car do.
 */
export function stemWord(word: string): string {
  return recentStems.find(word);
}

const recentStems = keepRecentWords(findStem);

function findStem(word: string): string {
  if (/[a-z]/.test(word)) return stemEnglish(word);
  let stem = stemRussian(word);
  for (;;) {
    const next = stemRussian(stem);
    if (next.length < WHOLE_STEM || next === stem) return stem;
    stem = next;
  }
}

/** Minimum length of a Latin word that may be a Cyrillic one. */
const TYPED_IN_LATIN = 3;

/**
 * Returns the stems of the possible meanings of a word in a query, its own first; those of a Latin
 * word are also the stems of the Cyrillic one that it is typed for.
 */
export function queryStems(word: string): readonly string[] {
  return recentQueryStems.find(word);
}

const recentQueryStems = keepRecentWords(findQueryStems);

function findQueryStems(word: string): readonly string[] {
  const cyrillic = word.length < TYPED_IN_LATIN ? word : toCyrillicWord(word);
  const words = cyrillic === word ? [word] : [word, cyrillic];
  const stems = words.flatMap((one) => {
    const stem = stemWord(one);
    // The letters of a Latin word are a guess, and so would its other forms be.
    const forms = one === word ? otherForms(one, stem) : [];
    return [stem, ...forms, ...(STEMS.get(stem) ?? []), ...meaningStems(one, stem)];
  });
  return Array.from(new Set(stems));
}

function meaningStems(word: string, stem: string): readonly string[] {
  return meaningsOf(word, stem).map(({ stem: meant }) => meant);
}

/** Returns the words of ads that a folded word of a query means by what people call the thing. */
export function meantWords(word: string): readonly string[] {
  return recentMeant.find(word);
}

const recentMeant = keepRecentWords((word) =>
  meaningsOf(word, stemWord(word)).map(({ word: meant }) => meant),
);

function meaningsOf(word: string, stem: string): readonly Meant[] {
  // «Коргар» has a meaning of its own, beside «кор» with an ending.
  const bases = TAJIK_MEANT.has(word) ? [word] : tajikBases(word);
  const tajik = bases.flatMap((base) => TAJIK_MEANT.get(base) ?? []);
  return [...(MEANT.get(word) ?? []), ...(SPOKEN_MEANT.get(stem) ?? []), ...tajik];
}

/** A word of ads with its stem. */
interface Meant {
  readonly word: string;
  readonly stem: string;
}

/** Returns the commonest synonyms of the words with a prefix; none for fewer than three letters. */
export function synonymsOf(beginning: string): readonly string[] {
  if (beginning.length < SHORTEST_BEGINNING) return [];
  return [...SYNONYMS, ...MEANINGS].flatMap((group) => {
    const isMatch = group.some((word) => foldLetters(word).startsWith(beginning));
    return isMatch ? group.slice(0, 1) : [];
  });
}

/** Stems of all synonyms, by the stem of each. */
const STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map((group) => group.map((word) => stemWord(foldLetters(word)))).flatMap((stems) =>
    stems.map((stem) => [stem, stems] as const),
  ),
);

/** Meanings of a word, by the folded word. */
const MEANT = collectMeant(MEANINGS, (word) => word);
/** By the stem of the word: all its forms. */
const SPOKEN_MEANT = collectMeant(parseMeanings(SPOKEN + SPOKEN_THINGS + NAMES), stemWord);
const TAJIK_MEANT = collectMeant(parseMeanings(TAJIK), (word) => word);

/** All words of queries that have a meaning of their own, folded. */
export const MEANING_WORDS: readonly string[] = Array.from(
  new Set(
    [...SYNONYMS, ...MEANINGS, ...parseMeanings(SPOKEN + SPOKEN_THINGS + NAMES + TAJIK)]
      .flat()
      .map((word) => foldLetters(word)),
  ),
);

/** A word may have several meanings. */
function collectMeant(
  rows: Meanings,
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly Meant[]> {
  const meant = new Map<string, readonly Meant[]>();
  for (const [means, ...words] of rows) {
    const word = foldLetters(means);
    for (const key of new Set(words.map((one) => keyOf(foldLetters(one))))) {
      meant.set(key, [...(meant.get(key) ?? []), { word, stem: stemWord(word) }]);
    }
  }
  return meant;
}
