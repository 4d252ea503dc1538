import type { FormState, Plan, PlanField } from '@bozor/form-engine';
import type { Replay } from '@bozor/form-engine/trace';

/** Ending of a field's name in a trace where several fields share the key. */
const INDEX = /#(\d+)$/;

/** Of the fields of a key the one in sight, else the first; `null` for a key that no field has. */
export function fieldByKey(plan: Plan, state: FormState, key: string): PlanField | null {
  const owners = plan.fields.filter((field) => field.key === key);
  return owners.find(({ index }) => state.isVisible[index]) ?? owners[0] ?? null;
}

/** The field that a snapshot calls so: by its key, or by `key#index`. */
export function fieldByName(plan: Plan, state: FormState, name: string): PlanField | null {
  const index = INDEX.exec(name)?.[1];
  const field = index === undefined ? undefined : plan.fields[Number(index)];
  return field !== undefined && name === `${field.key}#${field.index}`
    ? field
    : fieldByKey(plan, state, name);
}

/** The field whose list a load was to bring; `null` for a load that the form never asked for. */
export function fieldOfLoad({ plan, steps }: Replay, load: number): PlanField | null {
  const asked = steps.flatMap(({ step }) => step.effects).find(({ token }) => token === load);
  return asked === undefined ? null : (plan.fields[asked.field] ?? null);
}
