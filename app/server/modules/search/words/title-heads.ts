import { queryStems, splitWords, stemWord } from '../../search-index/index.ts';
import { isAdjective, subjectOf } from './subject-of.ru.ts';

/** The first words of titles, which may name their things. */
export interface TitleHeads {
  readonly add: (title: string, scope: number) => void;
  /** Adds a word that every ad of a subcategory may be called by. */
  readonly addWord: (word: string, scope: number) => void;
  /** Returns the numbers of the subcategories in which a word is among the first of several titles. */
  readonly scopesOf: (word: string) => readonly number[];
  /** The same of the word alone where titles have it: «плойка» is no console. */
  readonly ownScopesOf: (word: string) => readonly number[];
}

/** Number of first nouns of a title that may name its thing, and of words with its make and model. */
const NOUNS = 2;
const MOST = 6;
/** Share of the most titles that begin with a word, below which a subcategory has it by accident. */
const RARELY = 0.05;
/** Names of makes and models. */
const LATIN = /^[a-z]{3,}$/;

/** Creates an empty list. */
export function createTitleHeads(): TitleHeads {
  const byStem = new Map<string, Map<number, number>>();
  const addWord = (word: string, scope: number): void => {
    const counts = byStem.get(stemWord(word)) ?? new Map<number, number>();
    byStem.set(stemWord(word), counts.set(scope, (counts.get(scope) ?? 0) + 1));
  };
  const scopesAmong = (stems: readonly string[]): readonly number[] => {
    const sum = new Map<number, number>();
    for (const [scope, count] of stems.flatMap((stem) => Array.from(byStem.get(stem) ?? []))) {
      sum.set(scope, (sum.get(scope) ?? 0) + count);
    }
    const most = Math.max(0, ...sum.values());
    return Array.from(sum)
      .flatMap(([scope, count]) => (count >= most * RARELY ? [scope] : []))
      .toSorted((a, b) => a - b);
  };
  return {
    add: (title, scope) => {
      for (const word of headsOf(subjectOf(title))) addWord(word, scope);
    },
    addWord,
    scopesOf: (word) => scopesAmong(queryStems(word)),
    ownScopesOf: (word) => {
      const stem = stemWord(word);
      return scopesAmong(byStem.has(stem) ? [stem] : queryStems(word));
    },
  };
}

function headsOf(subject: string): readonly string[] {
  const words = splitWords(subject).filter((word) => /^\p{L}{2,}$/u.test(word));
  const nouns = words.filter((word) => !LATIN.test(word) && !isAdjective(word));
  const next = nouns[NOUNS];
  return (next === undefined ? words : words.slice(0, words.indexOf(next))).slice(0, MOST);
}
