import type { Plan } from '../../definition/plan.ts';
import { valueOf } from './field-context.ts';
import type { FormState, Payload } from './form-state.ts';

/** The values a form sends: of visible fields that are filled and readable. Derived, never stored. */
export function payload(plan: Plan, state: FormState): Payload {
  const values = plan.fields.flatMap((field) => {
    const value = valueOf(plan, state, field);
    return value === null ? [] : [[field.key, value] as const];
  });
  // Through entries, so that `__proto__` is a key like any other.
  return Object.fromEntries(values);
}
