import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import type { Fault } from '../../rules/fault.ts';
import { NO_OPTIONS } from '../options/list-options.ts';
import { EMPTY_ENTRY } from './entry.ts';
import type { Faults, FormState, OptionsState } from './form-state.ts';
import { fieldAt, shownField } from './plan-index.ts';

/** What a kind knows of the field `index` in this state. */
export function fieldContext(
  plan: Plan,
  { options }: Pick<FormState, 'options'>,
  index: number,
): FieldContext {
  return contextOf(plan, fieldAt(plan, index), options[index]);
}

/** The same for given options. */
export function contextOf(
  { mode }: Plan,
  field: PlanField,
  { options, isComplete }: OptionsState = NO_OPTIONS,
): FieldContext {
  return { field, mode, options, areOptionsComplete: isComplete };
}

/** The value that a visible field's input reads as; `null` when hidden, empty or not readable. */
export function valueOf(plan: Plan, state: FormState, field: PlanField): FieldValue | null {
  if (!state.isVisible[field.index]) return null;
  const { input } = state.entries[field.slot] ?? EMPTY_ENTRY;
  return kindOf(field).toValue(input, fieldContext(plan, state, field.index));
}

/** The rule the field's input breaks, shown or not; `null` when right, and for a hidden field. */
export function faultOf(plan: Plan, state: FormState, index: number): Fault | null {
  if (!state.isVisible[index]) return null;
  const field = fieldAt(plan, index);
  const { input } = state.entries[field.slot] ?? EMPTY_ENTRY;
  return (
    kindOf(field).validate(input, fieldContext(plan, state, index)) ??
    boundFault(plan, state, field)
  );
}

/** The first bound that the field's number breaks: of those whose own field shows and holds a number. */
function boundFault(plan: Plan, state: FormState, field: PlanField): Fault | null {
  for (const { side, key } of field.bounds) {
    const other = shownField(plan, state, key);
    const limit = other === null ? null : valueOf(plan, state, other);
    const value = valueOf(plan, state, field);
    const isPair = typeof value === 'number' && typeof limit === 'number';
    if (isPair && (side === 'min' ? value < limit : value > limit)) {
      return { code: `bound.${side}`, limit, name: other?.name ?? key };
    }
  }
  return null;
}

/** Faults of all visible fields, by key. Server faults are not among them. */
export function faults(plan: Plan, state: FormState): Faults {
  const found = plan.fields.flatMap(({ key, index }) => {
    const fault = faultOf(plan, state, index);
    return fault === null ? [] : [[key, fault] as const];
  });
  return Object.fromEntries(found);
}
