import type { Vocabulary } from '../words/vocabulary.ts';

/** What a reading has learned from a vocabulary that grows. */
export interface HeardWords {
  /** Words that the vocabulary did not have. */
  readonly unknown: ReadonlySet<string>;
  /** Spellings of such words. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Number of ads with a word, of the words by which the meant subcategories were found. */
  readonly counts: ReadonlyMap<string, number>;
}

/** A vocabulary, and what was asked of it. A word that it has, it will always have. */
export function listenTo(vocabulary: Vocabulary): Vocabulary & { readonly heard: HeardWords } {
  const heard = {
    unknown: new Set<string>(),
    spellings: new Map<string, string>(),
    counts: new Map<string, number>(),
  };
  return {
    heard,
    size: vocabulary.size,
    has: (word) => {
      const isKnown = vocabulary.has(word);
      if (!isKnown) heard.unknown.add(word);
      return isKnown;
    },
    findSpellings: (word) => {
      const spellings = vocabulary.findSpellings(word);
      heard.spellings.set(word, spellings.join(' '));
      return spellings;
    },
    countByScope: (word) => {
      const counts = vocabulary.countByScope(word);
      heard.counts.set(word, sumOf(counts));
      return counts;
    },
  };
}

/** The answers of a vocabulary as it is now, each word once. */
export function rememberAnswers(vocabulary: Vocabulary) {
  const known = new Map<string, boolean>();
  const spellings = new Map<string, string>();
  const counts = new Map<string, number>();
  const recall = <Value>(of: Map<string, Value>, word: string, find: () => Value): Value => {
    const value = of.get(word) ?? find();
    of.set(word, value);
    return value;
  };
  return {
    has: (word: string) => recall(known, word, () => vocabulary.has(word)),
    spellings: (word: string) =>
      recall(spellings, word, () => vocabulary.findSpellings(word).join(' ')),
    count: (word: string) => recall(counts, word, () => sumOf(vocabulary.countByScope(word))),
  };
}

/** Answers of a vocabulary at one time. */
export type Answers = ReturnType<typeof rememberAnswers>;

/** Whether the vocabulary still has none of the words that it had not, and spells them alike. */
export function areSpelledAlike({ unknown, spellings }: HeardWords, now: Answers): boolean {
  for (const word of unknown) if (now.has(word)) return false;
  for (const [word, text] of spellings) if (now.spellings(word) !== text) return false;
  return true;
}

/** Whether no ad with one of the counted words was added. */
export function areCountedAlike({ counts }: HeardWords, now: Answers): boolean {
  for (const [word, count] of counts) if (now.count(word) !== count) return false;
  return true;
}

function sumOf(counts: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
