import type { ReplayStep, Snapshot } from '@bozor/form-engine/trace';

/** A part of a snapshot. */
export type Section = keyof Snapshot;

/** Sections in the order in which a tester reads them. */
const SECTIONS: readonly Section[] = ['visible', 'inputs', 'lists', 'faults', 'shown', 'payload'];

/** A name of a section, as the trace spells it, and whether the step changed what it holds. */
export interface SnapshotRow {
  readonly name: string;
  readonly isChanged: boolean;
}

/** Rows of a section: what it holds after a step in its own order, then what the step took away. */
export function sectionRows(
  section: Section,
  { snapshot, change }: ReplayStep,
): readonly SnapshotRow[] {
  const held = Object.keys(snapshot[section]);
  const changed = new Set(Object.keys(change[section] ?? {}));
  const gone = Array.from(changed).filter((name) => !Object.hasOwn(snapshot[section], name));
  return [...held, ...gone].map((name) => ({ name, isChanged: changed.has(name) }));
}

/** Sections that a step changed something in. */
export function changedSections({ change }: ReplayStep): readonly Section[] {
  return SECTIONS.filter((section) => Object.keys(change[section] ?? {}).length > 0);
}
