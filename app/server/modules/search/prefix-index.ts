/** Index of entries by the prefixes of their names and of every word in them. */
export interface PrefixIndex {
  /**
   * Returns the entries with a matching name or word, without duplicates: matches of the whole name
   * first, then in the order of the entries.
   */
  readonly find: (prefix: string, limit: number) => readonly number[];
}

/** Key and index of an entry; `isWhole` for a whole name. */
interface Row {
  readonly key: string;
  readonly entry: number;
  readonly isWhole: boolean;
}

/** @param names Folded names, words separated by one space, the most popular entries first. */
export function makePrefixIndex(names: readonly string[]): PrefixIndex {
  const rows = names
    .flatMap((name, entry) => keysOf(name).map((key, at) => ({ key, entry, isWhole: at === 0 })))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return {
    find: (prefix, limit) => {
      const whole: number[] = [];
      const later: number[] = [];
      for (let at = firstFrom(rows, prefix); at < rows.length; at += 1) {
        const row = rows[at];
        if (row === undefined || !row.key.startsWith(prefix)) break;
        (row.isWhole ? whole : later).push(row.entry);
      }
      return Array.from(
        new Set([...whole.toSorted(ascending), ...later.toSorted(ascending)]),
      ).slice(0, limit);
    },
  };
}

/** Returns the name, and its rest from every later word on. */
function keysOf(name: string): readonly string[] {
  const starts = Array.from(name.matchAll(/ /g), ({ index }) => index + 1);
  return [name, ...starts.map((start) => name.slice(start))];
}

/** Returns the index of the first row whose key is not less than the prefix. */
function firstFrom(rows: readonly Row[], prefix: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ascending = (a: number, b: number): number => a - b;
