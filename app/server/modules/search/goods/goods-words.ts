import { queryStems, splitWords, stemWord } from '../../search-index/index.ts';
import { createSpelledWords } from '../words/spelling/spelled-words.ts';
import type { NearWords } from '../words/spelling/spelling-index.ts';
import { goodsIndex } from './goods-index.ts';

/** Words of the goods that are sold in each subcategory, whether or not an ad has them. */
export interface GoodsWords {
  /** Adds a kind of goods of the definitions. */
  readonly add: (name: string, scope: number) => void;
  /** Gives a subcategory of the written list its number. */
  readonly addSection: (id: string, scope: number) => void;
  /** Returns the id of a subcategory; empty for one that was not added. */
  readonly sectionOf: (scope: number) => string;
  /** Whether a folded word names goods. */
  readonly has: (word: string) => boolean;
  /** Whether a folded word names goods, or is one of a longer name. */
  readonly knows: (word: string) => boolean;
  /** Whether the written list has exactly this word. */
  readonly isWritten: (word: string) => boolean;
  /** Returns how much of each subcategory's goods a folded word names. */
  readonly countByScope: (word: string) => ReadonlyMap<number, number>;
  /** Returns the subcategories of the goods that two or three words name together. */
  readonly scopesOfPhrase: (words: readonly string[]) => ReadonlySet<number>;
  /** Returns the goods that a word is misspelled for, where they are nearer than other words; else these. */
  readonly nearest: (word: string, others: NearWords) => NearWords;
  /** Returns the goods that no ad has which a folded word begins, else is misspelled for. */
  readonly findNear: (word: string) => readonly string[];
}

const NOWHERE: ReadonlySet<number> = new Set();
const WORD = /^\p{L}{3,}$/u;
/** Shortest word that is found in spite of wrong letters. */
const LONG = 5;
/** Maximum distance of such a word. */
const NEAR = 1;

/**
 * Creates the words of the written list, without numbers of subcategories yet.
 *
 * @param isMissing Whether no ad has the goods of a folded word.
 */
export function createGoodsWords(isMissing: (word: string) => boolean): GoodsWords {
  const written = goodsIndex();
  const numbers = new Map<string, number>();
  const ids = new Map<number, string>();
  const kinds = new Map<string, Map<number, number>>();
  const spelled = createSpelledWords(isMissing);
  const countByScope = (word: string): ReadonlyMap<number, number> => {
    const sum = new Map<number, number>();
    for (const [id, weight] of written.sectionsOf(word)) {
      const scope = numbers.get(id);
      if (scope !== undefined) sum.set(scope, weight);
    }
    for (const stem of queryStems(word)) {
      for (const scope of kinds.get(stem)?.keys() ?? []) {
        sum.set(scope, Math.max(1, sum.get(scope) ?? 0));
      }
    }
    return sum;
  };
  return {
    add: (name, scope) => {
      for (const word of splitWords(name).filter((one) => WORD.test(one))) {
        if (word.length >= LONG) spelled.add(word);
        const counts = kinds.get(stemWord(word)) ?? new Map<number, number>();
        kinds.set(stemWord(word), counts.set(scope, 1));
      }
    },
    addSection: (id, scope) => {
      numbers.set(id, scope);
      ids.set(scope, id);
    },
    sectionOf: (scope) => ids.get(scope) ?? '',
    has: (word) => Math.max(0, ...countByScope(word).values()) >= 1,
    knows: (word) => countByScope(word).size > 0,
    isWritten: written.isWritten,
    countByScope,
    scopesOfPhrase: (words) => scopesAmong(written.sectionsOfPhrase(words), numbers),
    nearest: (word, others) => {
      if (word.length < LONG) return others;
      const { words, distance } = written.findSpellings(word);
      if (distance > NEAR || distance > others.distance) return others;
      // Not those of subcategories that this store lacks.
      const near = words.filter((one) => countByScope(one).size > 0);
      if (near.length === 0) return others;
      if (distance < others.distance) return { words: near, distance };
      return { words: Array.from(new Set([...others.words, ...near])), distance };
    },
    findNear: (word) => {
      const begun = [...spelled.findLonger(word), ...written.findLonger(word)].filter(isMissing);
      if (begun.length > 0) return begun;
      const near = [spelled.findSpellings(word), written.findSpellings(word)];
      const distance = Math.min(...near.map((one) => one.distance));
      if (distance > NEAR) return [];
      return near
        .filter((one) => one.distance === distance)
        .flatMap(({ words }) => words)
        .filter(isMissing);
    },
  };
}

/** Nearly all words of queries are no names together. */
function scopesAmong(
  sections: ReadonlySet<string>,
  numbers: ReadonlyMap<string, number>,
): ReadonlySet<number> {
  if (sections.size === 0) return NOWHERE;
  return new Set(Array.from(sections).flatMap((id) => numbers.get(id) ?? []));
}
