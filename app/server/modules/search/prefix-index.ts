/** Entries by the beginnings of their names and of every word in them. */
export interface PrefixIndex {
  /**
   * Entries with a name or word that begins so, each once; those whose whole name does come first,
   * then in the order that the entries were given in.
   */
  readonly find: (prefix: string, limit: number) => readonly number[];
}

/** Key and place of its entry; `isWhole` for a whole name. */
interface Row {
  readonly key: string;
  readonly entry: number;
  readonly isWhole: boolean;
}

/** @param names Folded names, words parted by one space, the most wanted entries first. */
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

/** The name, and what is left of it from every later word on. */
function keysOf(name: string): readonly string[] {
  const starts = Array.from(name.matchAll(/ /g), ({ index }) => index + 1);
  return [name, ...starts.map((start) => name.slice(start))];
}

/** Place of the first row whose key is not before the prefix. */
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
