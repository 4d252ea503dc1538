/** A key by which a phrase is found: its whole name, or the name from a later word on. */
export interface KeyRow {
  readonly key: string;
  readonly text: string;
  readonly isWhole: boolean;
}

/** @param name The phrase as it is searched, words separated by one space. */
export function toRows(text: string, name: string): readonly KeyRow[] {
  const starts = Array.from(name.matchAll(/ /g), ({ index }) => index + 1);
  return [0, ...starts].map((start) => ({ key: name.slice(start), text, isWhole: start === 0 }));
}

/** Returns sorted rows without those of some phrases and with those of others, sorted. */
export function withRows(
  rows: readonly KeyRow[],
  gone: ReadonlySet<string>,
  fresh: readonly KeyRow[],
): readonly KeyRow[] {
  const kept = gone.size === 0 ? rows : rows.filter(({ text }) => !gone.has(text));
  // Two sorted runs: the sort only merges them.
  return kept.concat(fresh.toSorted(byKey)).toSorted(byKey);
}

/** Returns the rows whose keys start with the prefix. */
export function rowsFrom(rows: readonly KeyRow[], prefix: string): readonly KeyRow[] {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (rows[end]?.key.startsWith(prefix) === true) end += 1;
  return rows.slice(low, end);
}

function byKey(a: KeyRow, b: KeyRow): number {
  return a.key < b.key ? -1 : Number(a.key > b.key);
}
