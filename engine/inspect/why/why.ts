import { kindOf } from '../../index.ts';
import type { FormState, Plan, PlanField } from '../../index.ts';
import type { Cause, ListCause, PresenceCause, ValueCause } from './cause.ts';
import {
  chosenTexts,
  fieldRef,
  heldValues,
  inputAt,
  optionsAt,
  planField,
  shownIn,
  valueRefs,
  type FieldRef,
} from './refs.ts';
import { awaited, cycleCuts, hiddenCauses, shownCauses } from './visibility-causes.ts';

/** Where the list of a choice is; `null` for a field that picks from none. */
export type ListStatus = FormState['options'][number]['status'];

/** Why a field is as it is. Plain data: as JSON it is the machine's answer, `whyText` a person's. */
export interface Why {
  /** Place in `plan.fields`. */
  readonly field: number;
  readonly key: string;
  readonly name: string;
  readonly isVisible: boolean;
  /** Whether a value is asked for now: visible, in an entry, required by its definition. */
  readonly isRequired: boolean;
  readonly list: ListStatus | null;
  /** Whether a person cannot change it even when it shows: its list is away, or its type unknown. */
  readonly isDisabled: boolean;
  /**
   * Root causes first. A hidden field's come after those of every field it waits for; each of them
   * names its field by `of`. Then presence, the list, the value of the field itself.
   */
  readonly causes: readonly Cause[];
}

/**
 * Explains why a field is shown, hidden, required or disabled. The cost is proportional to its
 * dependencies.
 *
 * @param field Place in `plan.fields`.
 * @throws RangeError for an index that the plan does not have.
 */
export function why(plan: Plan, state: FormState, field: number): Why {
  const at = planField(plan, field);
  const isVisible = state.isVisible[field] ?? false;
  const list = kindOf(at).isChoice(at) ? (state.options[field]?.status ?? null) : null;
  const lists = listCauses(plan, state, at);
  return {
    field,
    key: at.key,
    name: at.name,
    isVisible,
    isRequired: isVisible && plan.mode === 'entry' && at.isRequired,
    list,
    isDisabled: lists.some(({ code }) => code !== 'list-incomplete'),
    causes: [
      ...(isVisible ? shownCauses({ plan, state, field: at }) : chainOf(plan, state, at)),
      ...cycleCuts({ plan, field: at }),
      presence(plan, at, isVisible),
      ...lists,
      ...valueCauses(plan, state, at),
    ],
  };
}

/**
 * Causes of a hidden field and of every hidden field it waits for, however far: first of those
 * that others wait for. Walks without recursion, since a chain may be thousands long.
 */
function chainOf(plan: Plan, state: FormState, field: PlanField): readonly Cause[] {
  const met = new Set([field.index]);
  for (const index of met) {
    for (const other of awaited({ plan, state, field: planField(plan, index) })) met.add(other);
  }
  return Array.from(met)
    .toSorted((one, other) => (plan.rank[one] ?? 0) - (plan.rank[other] ?? 0))
    .flatMap((index) => hiddenCauses({ plan, state, field: planField(plan, index) }));
}

function presence(plan: Plan, field: PlanField, isVisible: boolean): PresenceCause {
  const of = fieldRef(plan, field.index);
  if (!field.isRequired) return { code: 'optional', of };
  if (plan.mode === 'filter') return { code: 'optional-in-filter', of };
  return { code: isVisible ? 'required' : 'required-when-shown', of };
}

function listCauses(plan: Plan, state: FormState, field: PlanField): readonly ListCause[] {
  const of = fieldRef(plan, field.index);
  if (field.type === null) return [{ code: 'type-unknown', of, type: field.typeName }];
  const list = state.options[field.index];
  if (list === undefined || of.fill !== 'choose') return [];
  const parent = field.parent === null ? null : fieldRef(plan, field.parent);
  switch (list.status) {
    case 'idle':
      return [{ code: 'list-waits', of, parent }];
    case 'loading':
      return [{ code: 'list-loading', of, parent, parentHolds: parentHolds(plan, state, parent) }];
    case 'failed':
      return [{ code: 'list-failed', of }];
    case 'empty':
      return [{ code: 'list-empty', of }];
    case 'inline':
    case 'ready':
      if (list.isComplete) return [];
      return [{ code: 'list-incomplete', of, size: list.options.length }];
  }
}

function parentHolds(plan: Plan, state: FormState, parent: FieldRef | null) {
  return parent === null ? [] : heldValues(plan, state, parent.index);
}

function valueCauses(plan: Plan, state: FormState, field: PlanField): readonly ValueCause[] {
  const { index, slot } = field;
  const of = fieldRef(plan, index);
  const causes: ValueCause[] = [];
  const shelved = state.options[index]?.shelved ?? null;
  if (shelved !== null) {
    const value = valueRefs(optionsAt(plan, state, index), chosenTexts(shelved));
    causes.push({ code: 'value-shelved', of, value });
  }
  const lead = state.entries[slot]?.followsKey ?? null;
  const choice = lead === null ? undefined : plan.fields.find(({ key }) => key === lead);
  if (choice !== undefined && state.isVisible[index]) {
    causes.push({ code: 'value-follows', of, choice: fieldRef(plan, choice.index) });
  }
  const isHeld = inputAt(state, field) !== null && shownIn(plan, state, slot) === null;
  if (isHeld) causes.push({ code: 'value-kept', of });
  return [...causes, ...boundCauses(plan, state, field)];
}

function boundCauses(plan: Plan, state: FormState, field: PlanField): readonly ValueCause[] {
  const of = fieldRef(plan, field.index);
  return field.bounds.flatMap(({ side, key }) => {
    const slot = plan.keys.indexOf(key);
    const shown = shownIn(plan, state, slot);
    const other = shown ?? plan.fieldsBySlot[slot]?.[0];
    if (other === undefined) return [];
    const [limit = null] = shown === null ? [] : heldValues(plan, state, shown);
    return { code: 'value-bounded', of, by: fieldRef(plan, other), side, limit };
  });
}
