import { isSameJson } from './is-same-json.ts';
import type { Snapshot, SnapshotChange } from './trace.ts';

/** The sections of a snapshot, in the order in which they are written. */
export const SECTIONS = ['visible', 'inputs', 'faults', 'shown', 'lists', 'payload'] as const;

/** A form of which nothing is known yet. */
export const NO_SNAPSHOT: Snapshot = {
  visible: {},
  inputs: {},
  faults: {},
  shown: {},
  lists: {},
  payload: {},
};

/** What differs from the snapshot before; `null` before: what differs from nothing at all. */
export function changeBetween(before: Snapshot | null, after: Snapshot): SnapshotChange {
  const from = before ?? NO_SNAPSHOT;
  return {
    ...part(changed(from.visible, after.visible), (visible) => ({ visible })),
    ...part(changed(from.inputs, after.inputs), (inputs) => ({ inputs })),
    ...part(changed(from.faults, after.faults), (faults) => ({ faults })),
    ...part(changed(from.shown, after.shown), (shown) => ({ shown })),
    ...part(changed(from.lists, after.lists), (lists) => ({ lists })),
    ...part(changed(from.payload, after.payload), (payload) => ({ payload })),
  };
}

type Section<Value> = Readonly<Record<string, Value>>;

function changed<Value>(
  before: Section<Value>,
  after: Section<Value>,
): Section<Value | null> | null {
  if (before === after) return null;
  const known = new Map(Object.entries(before));
  const news = Object.entries(after).filter(
    ([name, value]) => !known.has(name) || !isSameJson(known.get(name), value),
  );
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  if (news.length === 0 && gone.length === 0) return null;
  return Object.fromEntries<Value | null>([...news, ...gone.map((name) => [name, null] as const)]);
}

/** A section of a change; none where nothing changed. */
function part<Value>(
  change: Value | null,
  toSection: (change: Value) => SnapshotChange,
): SnapshotChange {
  return change === null ? {} : toSection(change);
}
