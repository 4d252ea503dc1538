import type { Report } from '../diagnostics/report.ts';
import type { PlanField } from '../plan.ts';

/** Maximum number of ancestors that are searched for a condition that distinguishes two fields. */
const PARENTS_READ = 16;
/** Fields under one key that each further one is compared with. */
const RIVALS_READ = 200;

/** The linked part of a plan that visibility is read from. */
export interface LinkedFields {
  readonly fields: readonly PlanField[];
  readonly fieldsBySlot: readonly (readonly number[])[];
  readonly conditionSlots: readonly (readonly (number | null)[])[];
}

/** What must hold for a field to show: by slot, the texts one of which its value must be. */
type Needs = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Reports every field that may show together with one before it under the same key.
 *
 * Two fields exclude each other if they, or their parents, ask different values of one key that
 * stores a single value. A subtler exclusion is not detected, so it is reported too.
 */
export function reportOverlaps(linked: LinkedFields, report: Report): void {
  for (const indexes of linked.fieldsBySlot) {
    if (indexes.length > 1) reportRivals(linked, indexes, report);
  }
}

function reportRivals(linked: LinkedFields, indexes: readonly number[], report: Report): void {
  const met: Needs[] = [];
  for (const field of indexes.flatMap((index) => linked.fields[index] ?? [])) {
    const needs = needsOf(linked, field);
    if (needs === null) continue;
    if (met.some((rival) => !areExclusive(rival, needs))) {
      report('definition.key.shared', `${field.pointer}/key`, field.key);
    } else if (met.length < RIVALS_READ) {
      met.push(needs);
    }
  }
}

/** Needs of a field and its parents; `null` for a field that never shows. */
function needsOf(linked: LinkedFields, field: PlanField): Needs | null {
  const needs = new Map<number, ReadonlySet<string>>();
  let owner: PlanField | undefined = field;
  for (let step = 0; owner !== undefined && step <= PARENTS_READ; step += 1) {
    if (owner.isUnreachable) return null;
    addNeeds(linked, owner, needs);
    owner = owner.parent === null ? undefined : linked.fields[owner.parent];
  }
  return needs;
}

function addNeeds(
  { fields, fieldsBySlot, conditionSlots }: LinkedFields,
  { index, showIf }: PlanField,
  needs: Map<number, ReadonlySet<string>>,
): void {
  for (const [position, { values }] of showIf.entries()) {
    const slot = conditionSlots[index]?.[position] ?? null;
    if (slot === null || fieldsBySlot[slot]?.some((at) => fields[at]?.isMultiple)) continue;
    const wanted = new Set(values);
    needs.set(slot, needs.get(slot)?.intersection(wanted) ?? wanted);
  }
}

function areExclusive(one: Needs, other: Needs): boolean {
  for (const [slot, texts] of one) if (other.get(slot)?.isDisjointFrom(texts)) return true;
  return false;
}
