import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import { kindOf } from '../../fields/registry.ts';
import type { Fault } from '../../rules/fault.ts';
import { NO_OPTIONS } from '../options/list-options.ts';
import { EMPTY_ENTRY } from './entry.ts';
import type { Faults, FormState, OptionsState } from './form-state.ts';
import { fieldAt } from './plan-index.ts';

/** What a kind knows of the field `index` in this state. */
export function fieldContext(
  plan: Plan,
  { options }: Pick<FormState, 'options'>,
  index: number,
): FieldContext {
  return contextOf(plan, fieldAt(plan, index), options[index]);
}

/** The same, of options that are at hand. */
export function contextOf(
  { mode }: Plan,
  field: PlanField,
  { options, isComplete }: OptionsState = NO_OPTIONS,
): FieldContext {
  return { field, mode, options, areOptionsComplete: isComplete };
}

/** The rule the field's input breaks, shown or not; `null` when right, and for a hidden field. */
export function faultOf(plan: Plan, state: FormState, index: number): Fault | null {
  if (!state.isVisible[index]) return null;
  const field = fieldAt(plan, index);
  const { input } = state.entries[field.slot] ?? EMPTY_ENTRY;
  return kindOf(field).validate(input, contextOf(plan, field, state.options[index]));
}

/** Faults of all visible fields, by key. Server faults are not among them. */
export function faults(plan: Plan, state: FormState): Faults {
  const found = plan.fields.flatMap(({ key, index }) => {
    const fault = faultOf(plan, state, index);
    return fault === null ? [] : [[key, fault] as const];
  });
  return Object.fromEntries(found);
}
