/**
 * Returns the number of letters to insert, delete, replace or exchange with their neighbour that
 * make one text of the other: the optimal string alignment distance.
 */
export function editDistance(a: string, b: string): number {
  let older: readonly number[] = [];
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isExchanged = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const best = Math.min(
        (before[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (older[at - 2] ?? 0) + 1 : Infinity,
      );
      current.push(best);
    }
    older = before;
    before = current;
  }
  return before[b.length] ?? 0;
}
