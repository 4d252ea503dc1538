import { isSameJson } from '../format/is-same-json.ts';
import type { Snapshot, SnapshotChange } from '../format/trace.ts';

/** The sections of a snapshot, in the order in which they are written. */
export const SECTIONS = ['visible', 'inputs', 'faults', 'shown', 'lists', 'payload'] as const;

/** A form of which nothing is known yet. */
const NOTHING: Snapshot = {
  visible: {},
  inputs: {},
  faults: {},
  shown: {},
  lists: {},
  payload: {},
};

/** What differs from the snapshot before; `null` before: what differs from nothing at all. */
export function changeBetween(before: Snapshot | null, after: Snapshot): SnapshotChange {
  const from = before ?? NOTHING;
  return toChange({
    visible: turnsOf(from.visible, after.visible),
    inputs: turnsOf(from.inputs, after.inputs),
    faults: turnsOf(from.faults, after.faults),
    shown: turnsOf(from.shown, after.shown),
    lists: turnsOf(from.lists, after.lists),
    payload: turnsOf(from.payload, after.payload),
  });
}

/** A name of a section with what it had and what it has; `null` for nothing. */
export interface Turn<Value> {
  readonly name: string;
  readonly before: Value | null;
  readonly after: Value | null;
}

/** Turns of every section; unchanged ones are skipped. */
export type Turns = {
  readonly [Section in keyof Snapshot]: readonly Turn<Snapshot[Section][string]>[];
};

/** The change that turns make: what came or changed, then what went. */
export function toChange(turns: Turns): SnapshotChange {
  return {
    ...part(recordOf(turns.visible), (visible) => ({ visible })),
    ...part(recordOf(turns.inputs), (inputs) => ({ inputs })),
    ...part(recordOf(turns.faults), (faults) => ({ faults })),
    ...part(recordOf(turns.shown), (shown) => ({ shown })),
    ...part(recordOf(turns.lists), (lists) => ({ lists })),
    ...part(recordOf(turns.payload), (payload) => ({ payload })),
  };
}

function turnsOf<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): readonly Turn<Value>[] {
  const valueIn = (record: Readonly<Record<string, Value>>, name: string) =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
  const names = [
    ...Object.keys(after),
    ...Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  ];
  return names.map((name) => ({
    name,
    before: valueIn(before, name),
    after: valueIn(after, name),
  }));
}

function recordOf<Value>(
  turns: readonly Turn<Value>[],
): Readonly<Record<string, Value | null>> | null {
  const changed = turns.filter(({ before, after }) => !isSameJson(before, after));
  if (changed.length === 0) return null;
  const [came, went] = [
    changed.filter(({ after }) => after !== null),
    changed.filter(({ after }) => after === null),
  ];
  // Through entries, so that `__proto__` is a name like any other.
  return Object.fromEntries([...came, ...went].map(({ name, after }) => [name, after]));
}

/** A section of a change; none where nothing changed. */
function part<Value>(
  change: Value | null,
  toSection: (change: Value) => SnapshotChange,
): SnapshotChange {
  return change === null ? {} : toSection(change);
}
