import type { Condition, FormState, Plan, PlanField } from '../../index.ts';
import type { CycleCut, HiddenCause, ShownCause } from './cause.ts';
import {
  fieldRef,
  heldTexts,
  heldValues,
  isFilledIn,
  optionsAt,
  planField,
  shownIn,
  valueRefs,
  type FieldRef,
} from './refs.ts';

/** A field of a plan. */
export interface PlannedField {
  readonly plan: Plan;
  readonly field: PlanField;
}

/** A field in a state whose causes are searched. */
export interface FieldState extends PlannedField {
  readonly state: FormState;
}

/**
 * What keeps the field itself from showing: its definition, its parent, its conditions, and last
 * the field that has taken its key. Empty when it shows.
 */
export function hiddenCauses(sight: FieldState): readonly HiddenCause[] {
  const { state, field } = sight;
  if (state.isVisible[field.index]) return [];
  const parents = [...parentMissing(sight), ...parentCauses(sight)];
  const causes = [...keyMissing(sight), ...parents, ...conditionCauses(sight)];
  return causes.length > 0 ? causes : rivalCauses(sight);
}

/** What in its own definition keeps a field from showing in any state. */
export function definitionCauses({ plan, field }: PlannedField): readonly HiddenCause[] {
  const of = fieldRef(plan, field.index);
  const never = field.showIf.flatMap((condition, position) => {
    const slot = plan.conditionSlots[field.index]?.[position] ?? null;
    return neverMatches(of, condition, slot) ?? [];
  });
  return [...keyMissing({ plan, field }), ...parentMissing({ plan, field }), ...never];
}

/** What lets a visible field show: its parent, its conditions, a loop that was cut. */
export function shownCauses(sight: FieldState): readonly ShownCause[] {
  const { plan, state, field } = sight;
  const of = fieldRef(plan, field.index);
  const met: ShownCause[] = [];
  if (field.parent !== null) {
    const holds = heldValues(plan, state, field.parent);
    met.push({ code: 'parent-filled', of, parent: fieldRef(plan, field.parent), holds });
  }
  for (const { owner, condition } of conditionsOf(sight)) {
    if (owner === null) continue;
    const texts = heldTexts(plan, state, owner).filter((text) => condition.values.includes(text));
    const holds = valueRefs(optionsAt(plan, state, owner), texts);
    met.push({ code: 'condition-met', of, owner: fieldRef(plan, owner), holds });
  }
  return met.length > 0 ? met : [{ code: 'always-shown', of }];
}

/** Loops that were cut at this field: what its definition names and it does not wait for. */
export function cycleCuts({ plan, field }: PlannedField): readonly CycleCut[] {
  const of = fieldRef(plan, field.index);
  const parentPointer = `${field.pointer}/parent_filter_id`;
  return plan.diagnostics.flatMap(({ code, pointer, met }) => {
    if (code !== 'definition.cycle') return [];
    const isParent = pointer === parentPointer;
    if (!isParent && !pointer.startsWith(`${field.pointer}/show_if`)) return [];
    const edge = isParent ? 'parent' : 'condition';
    return [{ code: 'cycle-cut', of, edge, loop: unquoted(met) } as const];
  });
}

/** Hidden fields that a field waits for: its parent, and those of its conditions' keys. */
export function awaited({ plan, state, field }: FieldState): readonly number[] {
  const slots = plan.conditionSlots[field.index] ?? [];
  // Where one of the fields of a key shows, it answers for the key.
  const owners = slots.flatMap((slot) =>
    slot === null || shownIn(plan, state, slot) !== null ? [] : (plan.fieldsBySlot[slot] ?? []),
  );
  const { parent } = field;
  return parent === null || state.isVisible[parent] ? owners : [parent, ...owners];
}

function keyMissing({ plan, field }: PlannedField): readonly HiddenCause[] {
  return field.key === '' ? [{ code: 'key-missing', of: fieldRef(plan, field.index) }] : [];
}

function parentMissing({ plan, field }: PlannedField): readonly HiddenCause[] {
  const { index, parentId, parent } = field;
  const isMissing = field.isUnreachable && parentId !== null && parent === null;
  // A parent that was cut out of a loop is on the page; one that is missing is not.
  if (!isMissing || plan.fields.some(({ id }) => id === parentId)) return [];
  return [{ code: 'parent-missing', of: fieldRef(plan, index), parentId }];
}

function parentCauses({ plan, state, field }: FieldState): readonly HiddenCause[] {
  if (field.parent === null) return [];
  const of = fieldRef(plan, field.index);
  const parent = fieldRef(plan, field.parent);
  if (!state.isVisible[field.parent]) return [{ code: 'parent-hidden', of, parent }];
  return isFilledIn(plan, state, field.parent) ? [] : [{ code: 'parent-empty', of, parent }];
}

function conditionCauses(sight: FieldState): readonly HiddenCause[] {
  const { plan, state, field } = sight;
  const of = fieldRef(plan, field.index);
  return conditionsOf(sight).flatMap(({ condition, slot, owner }): readonly HiddenCause[] => {
    const { values } = condition;
    const never = neverMatches(of, condition, slot);
    const first = slot === null ? undefined : plan.fieldsBySlot[slot]?.[0];
    if (never !== null || first === undefined) return never === null ? [] : [never];
    if (owner === null) {
      const wanted = valueRefs(planField(plan, first).options, values);
      return [{ code: 'condition-hidden', of, owner: fieldRef(plan, first), wanted }];
    }
    const holds = heldValues(plan, state, owner);
    if (holds.some(({ text }) => values.includes(text))) return [];
    const wanted = valueRefs(optionsAt(plan, state, owner), values);
    const isFilled = isFilledIn(plan, state, owner);
    return [{ code: 'condition-unmet', of, owner: fieldRef(plan, owner), wanted, holds, isFilled }];
  });
}

function neverMatches(
  of: FieldRef,
  { key, values }: Condition,
  slot: number | null,
): HiddenCause | null {
  const wanted = values.map((text) => ({ text, name: text }));
  if (slot === null) return { code: 'condition-key-unknown', of, key, wanted };
  return values.length === 0 ? { code: 'condition-valueless', of, key } : null;
}

function rivalCauses({ plan, state, field }: FieldState): readonly HiddenCause[] {
  const by = shownIn(plan, state, field.slot);
  if (by === null) return [];
  return [{ code: 'key-taken', of: fieldRef(plan, field.index), by: fieldRef(plan, by) }];
}

interface OwnedCondition {
  readonly condition: Condition;
  /** Slot of its key; `null` for a key that is on no field. */
  readonly slot: number | null;
  /** The visible field with that key. */
  readonly owner: number | null;
}

function conditionsOf({ plan, state, field }: FieldState): readonly OwnedCondition[] {
  return field.showIf.map((condition, position) => {
    const slot = plan.conditionSlots[field.index]?.[position] ?? null;
    return { condition, slot, owner: slot === null ? null : shownIn(plan, state, slot) };
  });
}

function unquoted(met: string): string {
  return met.startsWith('"') && met.endsWith('"') ? met.slice(1, -1) : met;
}
