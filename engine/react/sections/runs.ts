/** Fields a run has place for. */
const RUN_LENGTH = 16;

/** Some fields in a row of one card; `key` tells it from the other runs of the card. */
export interface Run {
  readonly key: number;
  readonly fields: readonly number[];
}

/**
 * The shown fields of a card in runs: on a keystroke React looks at the runs and at the fields of
 * one of them, not at every field of the card. A field has its run whichever others show, since
 * one that changed its run would be drawn anew, and lose the focus.
 */
export function toRuns(fields: readonly number[], shown: ReadonlySet<number>): readonly Run[] {
  const count = Math.ceil(fields.length / RUN_LENGTH);
  return Array.from({ length: count }, (_, key) => {
    const places = fields.slice(key * RUN_LENGTH, (key + 1) * RUN_LENGTH);
    return { key, fields: places.filter((field) => shown.has(field)) };
  }).filter((run) => run.fields.length > 0);
}
