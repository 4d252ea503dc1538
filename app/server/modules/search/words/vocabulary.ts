import { fold, phoneticKey } from '@bozor/form-engine/search';

import { nameKeys, queryKeys, splitWords, stemWord } from '../../search-index/index.ts';
import { createSpellingIndex } from './spelling-index.ts';
import { subjectOf } from './subject-of.ru.ts';

/** Words of the published ads' titles and of their subcategories' names. */
export interface Vocabulary {
  /** Number of ads that were added: the same vocabulary of the same size answers alike. */
  readonly size: () => number;
  /** Whether a folded word of a query, or a synonym of it, is among the words. */
  readonly has: (word: string) => boolean;
  /** Returns the commonest words that are spelled nearly like this one; none for numbers. */
  readonly findSpellings: (word: string) => readonly string[];
  /** Returns the number of ads with a word by the number of their subcategory. */
  readonly countByScope: (word: string) => ReadonlyMap<number, number>;
}

/** A vocabulary that grows. */
export interface GrowingVocabulary extends Vocabulary {
  /** Adds one ad by its title and the name and number of its subcategory. */
  readonly add: (ad: {
    readonly title: string;
    readonly scopeName: string;
    readonly scope: number;
  }) => void;
}

/** Maximum number of words; later ones are left out, so the common words are there. */
const WORDS_LIMIT = 100_000;
/** Number of ads with a word from which it is offered as a spelling: others may be errors themselves. */
const MIN_COUNT = 2;
/** Maximum number of spellings of one word. */
const SPELLINGS_LIMIT = 3;

/** Creates an empty vocabulary. */
export function createVocabulary(): GrowingVocabulary {
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  const byScope = new Map<string, Map<number, number>>();
  const spellings = createSpellingIndex();
  let size = 0;

  const addWord = (word: string): void => {
    const count = (counts.get(word) ?? 0) + 1;
    if (count === 1 && counts.size >= WORDS_LIMIT) return;
    counts.set(word, count);
    if (count !== MIN_COUNT || !isSpelled(word)) return;
    for (const sound of soundsOf(word)) spellings.add(word, sound);
  };
  const addMeaning = (word: string, scope: number): void => {
    for (const key of nameKeys(word)) {
      const places = byScope.get(key) ?? new Map<number, number>();
      places.set(scope, (places.get(scope) ?? 0) + 1);
      byScope.set(key, places);
    }
  };

  return {
    size: () => size,
    add: ({ title, scopeName, scope }) => {
      size += 1;
      const words = new Set([...splitWords(title), ...splitWords(scopeName)]);
      for (const word of words) {
        addWord(word);
        for (const key of nameKeys(word)) keys.add(key);
      }
      const named = new Set([...splitWords(subjectOf(title)), ...splitWords(scopeName)]);
      for (const word of named) addMeaning(word, scope);
    },
    has: (word) => queryKeys(word).some((key) => keys.has(key)),
    findSpellings: (word) => {
      if (!isSpelled(word)) return [];
      return spellings
        .findNear(soundsOf(word))
        .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
        .slice(0, SPELLINGS_LIMIT);
    },
    countByScope: (word) => {
      const sum = new Map<number, number>();
      for (const key of new Set(queryKeys(word))) {
        for (const [place, count] of byScope.get(key) ?? []) {
          sum.set(place, (sum.get(place) ?? 0) + count);
        }
      }
      return sum;
    },
  };
}

function isSpelled(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}

/**
 * The sounds of a word and of its stem, which its forms share. They are the same for both
 * alphabets, so that a Russian error finds a Latin name.
 */
function soundsOf(word: string): readonly string[] {
  return Array.from(new Set([word, stemWord(word)].map((one) => phoneticKey(fold(one)))));
}
