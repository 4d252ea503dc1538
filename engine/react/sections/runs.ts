/** Fields a run has place for. */
const RUN_LENGTH = 16;

/**
 * The position of a field in a row of two columns: `level` with the control beside it, under a
 * label of none; `alone`, as wide as the row; else in one column, from its label on.
 */
export type FieldPlace = 'usual' | 'level' | 'alone';

/** A field in its card. */
interface PlacedField {
  readonly field: number;
  readonly place: FieldPlace;
}

/** Some fields in a row of one card; `key` distinguishes it from the other runs of the card. */
export interface Run {
  readonly key: number;
  readonly fields: readonly PlacedField[];
}

/**
 * The shown fields of a card in runs: on a keystroke React compares the runs and the fields of one
 * of them, not every field of the card. A field has its run whichever others show, since one that
 * changed its run would be drawn again, and lose the focus.
 *
 * @param fields All fields of the card, hidden ones included.
 */
export function toRuns(
  fields: readonly number[],
  shown: ReadonlySet<number>,
  placeOf: (field: number) => FieldPlace,
): readonly Run[] {
  const count = Math.ceil(fields.length / RUN_LENGTH);
  return Array.from({ length: count }, (_, key) => {
    const ofRun = fields.slice(key * RUN_LENGTH, (key + 1) * RUN_LENGTH);
    const here = ofRun.filter((field) => shown.has(field));
    return { key, fields: here.map((field) => ({ field, place: placeOf(field) })) };
  }).filter((run) => run.fields.length > 0);
}

/** Whether two runs have the same fields in the same way. */
export function isSameRun(one: Run['fields'], other: Run['fields']): boolean {
  return (
    one.length === other.length &&
    one.every(({ field, place }, index) => {
      const twin = other[index];
      return field === twin?.field && place === twin.place;
    })
  );
}
