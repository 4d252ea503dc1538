import type { Widget } from '../widget.ts';

/** A card as its rows need it. */
interface FieldsOfCard {
  /** All its fields in page order, hidden ones included. */
  readonly fields: readonly number[];
  readonly shown: ReadonlySet<number>;
  readonly widgetOf: (field: number) => Pick<Widget, 'isWide'>;
  /** Whether the first field is the parent of the second. */
  readonly isParent: (parent: number, child: number) => boolean;
}

/**
 * Fields that would be alone in a row of two columns: each takes the whole row, without a hole
 * beside it. A field stays half as wide while the next one is its hidden child: the make would
 * shrink when its model comes.
 */
export function aloneFields({
  fields,
  shown,
  widgetOf,
  isParent,
}: FieldsOfCard): ReadonlySet<number> {
  const alone = new Set<number>();
  let half: number | null = null;
  const endRow = () => {
    const next = half === null ? undefined : fields[fields.indexOf(half) + 1];
    const isAwaiting =
      half !== null && next !== undefined && !shown.has(next) && isParent(half, next);
    if (half !== null && !isAwaiting) alone.add(half);
    half = null;
  };
  for (const field of fields.filter((one) => shown.has(one))) {
    if (widgetOf(field).isWide) endRow();
    else half = half === null ? field : null;
  }
  endRow();
  return alone;
}
