import { queryStems, splitWords, stemWord } from '../../search-index/index.ts';
import { createSpelledWords } from './spelled-words.ts';

/** Words of the goods that are sold in each subcategory, whether or not an ad has them. */
export interface GoodsWords {
  /** Adds the words of a name. */
  readonly add: (name: string, scope: number) => void;
  /** Whether a folded word names goods. */
  readonly has: (word: string) => boolean;
  /** Returns in how many kinds of goods of each subcategory a folded word is. */
  readonly countByScope: (word: string) => ReadonlyMap<number, number>;
  /** Returns the goods that no ad has which a folded word begins, else is misspelled for. */
  readonly findNear: (word: string) => readonly string[];
}

const WORD = /^\p{L}{3,}$/u;
/** Shortest word that is found in spite of wrong letters. */
const LONG = 5;
/** Maximum distance of such a word. */
const NEAR = 1;

/**
 * Creates an empty list.
 *
 * @param isMissing Whether no ad has the goods of a folded word.
 */
export function createGoodsWords(isMissing: (word: string) => boolean): GoodsWords {
  const byStem = new Map<string, Map<number, number>>();
  const spelled = createSpelledWords(isMissing);
  return {
    add: (name, scope) => {
      for (const word of splitWords(name).filter((one) => WORD.test(one))) {
        if (word.length >= LONG) spelled.add(word);
        const counts = byStem.get(stemWord(word)) ?? new Map<number, number>();
        byStem.set(stemWord(word), counts.set(scope, (counts.get(scope) ?? 0) + 1));
      }
    },
    has: (word) => queryStems(word).some((stem) => byStem.has(stem)),
    countByScope: (word) => {
      const sum = new Map<number, number>();
      for (const stem of queryStems(word)) {
        for (const [scope, count] of byStem.get(stem) ?? []) {
          sum.set(scope, (sum.get(scope) ?? 0) + count);
        }
      }
      return sum;
    },
    findNear: (word) => {
      const begun = spelled.findLonger(word).filter(isMissing);
      if (begun.length > 0) return begun;
      const { words, distance } = spelled.findSpellings(word);
      return distance > NEAR ? [] : words;
    },
  };
}
