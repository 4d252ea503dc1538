import type { Widget } from '../widget.ts';

/**
 * Fields that would be alone in a row of two columns: each takes the whole row, without a hole
 * beside it. A field stays half as wide while the next one of the card is hidden, such as the
 * model beside its make: it would shrink when that one comes.
 *
 * @param fields All fields of the card in page order, hidden ones included.
 */
export function aloneFields(
  fields: readonly number[],
  shown: ReadonlySet<number>,
  widgetOf: (field: number) => Pick<Widget, 'isWide'>,
): ReadonlySet<number> {
  const alone = new Set<number>();
  let half: number | null = null;
  const endRow = () => {
    if (half !== null && !isAwaiting(fields, shown, half)) alone.add(half);
    half = null;
  };
  for (const field of fields.filter((one) => shown.has(one))) {
    if (widgetOf(field).isWide) endRow();
    else half = half === null ? field : null;
  }
  endRow();
  return alone;
}

function isAwaiting(fields: readonly number[], shown: ReadonlySet<number>, field: number): boolean {
  const next = fields[fields.indexOf(field) + 1];
  return next !== undefined && !shown.has(next);
}
