import { fold, phoneticKey } from '@bozor/form-engine/search';

import { nameKeys, queryKeys, splitWords } from '../../search-index/index.ts';
import { createSpellingIndex } from './spelling-index.ts';

/** Words of the published ads' titles and of their subcategories' names. */
export interface Vocabulary {
  /** Whether a folded word of a query, or a synonym of it, is among the words. */
  readonly has: (word: string) => boolean;
  /** Returns the commonest words that are spelled nearly like this one; none for numbers. */
  readonly findSpellings: (word: string) => readonly string[];
  /** Returns the number of ads with a word by the number of their subcategory. */
  readonly countBySubcategory: (word: string) => ReadonlyMap<number, number>;
}

/** A vocabulary that grows. */
export interface GrowingVocabulary extends Vocabulary {
  /** Adds the text of one ad: its title, or the name of its subcategory. */
  readonly add: (text: string, subcategory: number) => void;
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
  const bySubcategory = new Map<string, Map<number, number>>();
  const spellings = createSpellingIndex();

  const addWord = (word: string, subcategory: number): void => {
    const count = (counts.get(word) ?? 0) + 1;
    if (count === 1 && counts.size >= WORDS_LIMIT) return;
    counts.set(word, count);
    if (count === MIN_COUNT && isSpelled(word)) spellings.add(word, soundOf(word));
    for (const key of nameKeys(word)) {
      const places = bySubcategory.get(key) ?? new Map<number, number>();
      places.set(subcategory, (places.get(subcategory) ?? 0) + 1);
      bySubcategory.set(key, places);
    }
  };

  return {
    add: (text, subcategory) => {
      for (const word of new Set(splitWords(text))) addWord(word, subcategory);
    },
    has: (word) => queryKeys(word).some((key) => bySubcategory.has(key)),
    findSpellings: (word) => {
      if (!isSpelled(word)) return [];
      return spellings
        .findNear(soundOf(word))
        .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
        .slice(0, SPELLINGS_LIMIT);
    },
    countBySubcategory: (word) => {
      const sum = new Map<number, number>();
      for (const key of new Set(queryKeys(word))) {
        for (const [place, count] of bySubcategory.get(key) ?? []) {
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

/** The same for both alphabets, so that a Russian error finds a Latin name. */
function soundOf(word: string): string {
  return phoneticKey(fold(word));
}
