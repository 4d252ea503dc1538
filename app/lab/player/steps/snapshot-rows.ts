import type { ReplayStep, Snapshot } from '@bozor/form-engine/trace';

/** A section of a snapshot. */
export type Section = keyof Snapshot;

/** Sections in display order. */
const SECTIONS: readonly Section[] = ['visible', 'inputs', 'lists', 'faults', 'shown', 'payload'];

/** An entry of a section, and whether the step changed it. */
export interface SnapshotRow {
  readonly name: string;
  readonly isChanged: boolean;
}

/**
 * Returns the rows of a section: the entries after the step in their own order, then the removed
 * ones.
 */
export function sectionRows(
  section: Section,
  { snapshot, change }: ReplayStep,
): readonly SnapshotRow[] {
  const present = Object.keys(snapshot[section]);
  const changed = new Set(Object.keys(change[section] ?? {}));
  const gone = Array.from(changed).filter((name) => !Object.hasOwn(snapshot[section], name));
  return [...present, ...gone].map((name) => ({ name, isChanged: changed.has(name) }));
}

/** Returns the sections that a step changed. */
export function changedSections({ change }: ReplayStep): readonly Section[] {
  return SECTIONS.filter((section) => Object.keys(change[section] ?? {}).length > 0);
}
