import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { EMPTY_ENTRY } from './entry.ts';
import { contextOf } from './field-context.ts';
import type { FormState, Payload } from './form-state.ts';

/** The values a form sends: of visible fields that are filled and readable. Derived, never stored. */
export function payload(plan: Plan, state: FormState): Payload {
  const values = plan.fields.flatMap((field) => {
    const value = state.isVisible[field.index] ? valueOf(plan, state, field) : null;
    return value === null ? [] : [[field.key, value] as const];
  });
  // Through entries, so that `__proto__` is a key like any other.
  return Object.fromEntries(values);
}

function valueOf(plan: Plan, state: FormState, field: PlanField): FieldValue | null {
  const { input } = state.entries[field.slot] ?? EMPTY_ENTRY;
  const context = contextOf(plan, field, state.options[field.index]);
  return kindOf(field).toValue(input, context);
}
