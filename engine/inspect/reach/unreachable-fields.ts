import type { Plan, PlanField } from '../../index.ts';
import { fieldRef, planField, valueRefs } from '../why/refs.ts';
import { definitionCauses } from '../why/visibility-causes.ts';
import type { Candidate, Classes } from './candidates.ts';
import { ANY_CHOICE, isLoaded, type Controls } from './control.ts';
import { demandsOf, type Demand } from './find-way.ts';
import type { Contradiction, UnreachableField, UnreachableReason } from './reachable-state.ts';

/** What a search leaves behind. */
export interface Searched {
  readonly controls: Controls;
  readonly classes: Classes;
  /** Fields that some state shows. */
  readonly shown: ReadonlySet<number>;
  readonly isComplete: boolean;
}

/** The fields that no state shows, each with the first reason found. */
export function unreachableFields(searched: Searched): readonly UnreachableField[] {
  const { controls, shown } = searched;
  const { plan } = controls;
  return plan.fields
    .filter(({ index }) => !shown.has(index))
    .map((field) => ({ field: fieldRef(plan, field.index), reason: reasonOf(searched, field) }));
}

function reasonOf(searched: Searched, field: PlanField): UnreachableReason {
  const { controls, isComplete } = searched;
  const [cause] = definitionCauses({ plan: controls.plan, field });
  if (cause !== undefined) return { code: 'definition', cause };
  // Before all was seen, a field that was not met is not yet proved to be out of reach.
  const end: UnreachableReason = { code: isComplete ? 'no-combination' : 'not-found' };
  return (
    parentReason(searched, field) ??
    conditionReason(searched, field) ??
    contradiction(controls, field) ??
    rivalReason(searched, field) ??
    end
  );
}

function parentReason(
  { controls, classes, shown, isComplete }: Searched,
  { parent }: PlanField,
): UnreachableReason | null {
  if (parent === null) return null;
  const { plan } = controls;
  const ref = fieldRef(plan, parent);
  if (!shown.has(parent)) return isComplete ? { code: 'parent-unreachable', parent: ref } : null;
  const isFillable = inputsOf(classes, planField(plan, parent)).length > 0;
  return isFillable ? null : { code: 'parent-unfillable', parent: ref };
}

function conditionReason(searched: Searched, field: PlanField): UnreachableReason | null {
  const { controls, classes, shown, isComplete } = searched;
  const { plan } = controls;
  for (const [position, { values }] of field.showIf.entries()) {
    const slot = plan.conditionSlots[field.index]?.[position] ?? -1;
    const owners = (plan.fieldsBySlot[slot] ?? []).map((index) => planField(plan, index));
    const [first] = owners;
    if (first === undefined) continue;
    const owner = fieldRef(plan, first.index);
    if (isComplete && !owners.some(({ index }) => shown.has(index))) {
      return { code: 'owner-unreachable', owner };
    }
    const canHold = owners.some((one) =>
      inputsOf(classes, one).some(({ reading }) => meets(reading.texts, values)),
    );
    const wanted = valueRefs(first.options, values);
    if (!canHold) return { code: 'condition-impossible', owner, wanted };
  }
  return null;
}

/** Inputs that a field may be given with any list it may have. */
function inputsOf(classes: Classes, field: PlanField): readonly Candidate[] {
  if (isLoaded(field)) return classes.candidates(field, ANY_CHOICE);
  const { options, groups } = field;
  return classes.candidates(field, { options, groups, isComplete: true });
}

function contradiction(controls: Controls, field: PlanField): Contradiction | null {
  const { plan } = controls;
  for (const { owner, asks } of demandsOf(controls, field.index).values()) {
    if (asks.length < 2 || planField(plan, owner).isMultiple) continue;
    const common = asks.map(({ texts }) => texts).reduce((all, texts) => all.intersection(texts));
    if (common.size > 0) continue;
    return {
      code: 'conditions-contradict',
      owner: fieldRef(plan, owner),
      asked: askedOf(plan, { owner, asks }),
    };
  }
  return null;
}

function askedOf(plan: Plan, { owner, asks }: Demand): Contradiction['asked'] {
  const { options } = planField(plan, owner);
  return asks.toReversed().map(({ by, texts }) => ({
    by: fieldRef(plan, by),
    wanted: valueRefs(options, Array.from(texts)),
  }));
}

function rivalReason({ controls, shown }: Searched, field: PlanField): UnreachableReason | null {
  const { plan } = controls;
  const by = plan.fieldsBySlot[field.slot]?.find(
    (rival) => rival < field.index && shown.has(rival),
  );
  return by === undefined ? null : { code: 'key-always-taken', by: fieldRef(plan, by) };
}

function meets(texts: readonly string[], values: readonly string[]): boolean {
  return texts.some((text) => values.includes(text));
}
