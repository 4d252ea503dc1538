import type { FormState, Plan, PlanField } from '@bozor/form-engine';
import type { Replay } from '@bozor/form-engine/trace';

/** Suffix of a field's name in a trace where several fields share the key. */
const INDEX = /#(\d+)$/;

/** Finds the visible field of a key, else its first field; `null` for an unknown key. */
export function fieldByKey(plan: Plan, state: FormState, key: string): PlanField | null {
  const owners = plan.fields.filter((field) => field.key === key);
  return owners.find(({ index }) => state.isVisible[index]) ?? owners[0] ?? null;
}

/** Finds a field by its name in a snapshot: its key, or `key#index`. */
export function fieldByName(plan: Plan, state: FormState, name: string): PlanField | null {
  const index = INDEX.exec(name)?.[1];
  const field = index === undefined ? undefined : plan.fields[Number(index)];
  return field !== undefined && name === `${field.key}#${field.index}`
    ? field
    : fieldByKey(plan, state, name);
}

/** Finds the field whose list a load requests; `null` for an unknown load. */
export function fieldOfLoad({ plan, steps }: Replay, load: number): PlanField | null {
  const asked = steps.flatMap(({ step }) => step.effects).find(({ token }) => token === load);
  return asked === undefined ? null : (plan.fields[asked.field] ?? null);
}
