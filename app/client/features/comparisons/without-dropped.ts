import type { Comparison } from '../../../contract/index.ts';

/**
 * Comparisons of the ads that are still kept: their columns, and the rows computed again; a
 * subcategory without ads is left out.
 *
 * @param kept Ids; `null` when they are not known yet.
 */
export function withoutDropped(
  groups: readonly Comparison[],
  kept: readonly number[] | null,
): readonly Comparison[] {
  if (kept === null) return groups;
  return groups.flatMap((group) => {
    const isKept = group.advertisements.map(({ id }) => kept.includes(id));
    if (!isKept.includes(false)) return [group];
    const advertisements = group.advertisements.filter((_ad, index) => isKept[index]);
    if (advertisements.length === 0) return [];
    const rows = group.rows
      .map((row) => {
        const values = row.values.filter((_value, index) => isKept[index]);
        return { ...row, values, differs: new Set(values).size > 1 };
      })
      .filter(({ values }) => values.some((value) => value !== null));
    return [{ ...group, advertisements, rows }];
  });
}
