/** What a function returns for words, kept for recent ones. */
export interface RecentWords<Found> {
  readonly find: (word: string) => Found;
  /** Drops what is kept: the function would return something else now. */
  readonly forget: () => void;
}

/** Maximum number of words that are kept: those of some hundreds of queries. */
const LIMIT = 4_000;

/**
 * Keeps what a function returns for recent words: the readings of one query ask for the same words
 * hundreds of times.
 */
export function keepRecentWords<Found>(find: (word: string) => Found): RecentWords<Found> {
  const kept = new Map<string, { readonly found: Found }>();
  return {
    find: (word) => {
      const known = kept.get(word);
      if (known !== undefined) return known.found;
      const found = find(word);
      if (kept.size >= LIMIT) kept.clear();
      kept.set(word, { found });
      return found;
    },
    forget: () => {
      if (kept.size > 0) kept.clear();
    },
  };
}
