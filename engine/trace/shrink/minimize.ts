/**
 * The fewest of the items, in their order, for which something still holds: ddmin (Zeller and
 * Hildebrandt, 2002). Without any one of those left it no longer holds. Asks about n log n times
 * where few matter, n² times at worst, and the same questions each time.
 *
 * @param items Items of which it holds.
 */
export function minimize<Item>(
  items: readonly Item[],
  holds: (items: readonly Item[]) => boolean,
): readonly Item[] {
  if (items.length === 0 || holds([])) return [];
  let left = items;
  let parts = 2;
  while (left.length > 1) {
    const fewer = withoutAPart(left, parts).find(holds);
    if (fewer !== undefined) {
      left = fewer;
      parts = Math.max(parts - 1, 2);
    } else if (parts < left.length) {
      parts = Math.min(parts * 2, left.length);
    } else {
      break;
    }
  }
  return left;
}

/** The items without each of so many parts in turn; made as they are asked for. */
function withoutAPart<Item>(
  items: readonly Item[],
  parts: number,
): IteratorObject<readonly Item[]> {
  return Array.from({ length: parts }, (_, part) => part)
    .values()
    .map((part) => {
      const from = Math.floor((part * items.length) / parts);
      const to = Math.floor(((part + 1) * items.length) / parts);
      return items.toSpliced(from, to - from);
    });
}
