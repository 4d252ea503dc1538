import type { Plan } from '../../index.ts';

const LOOKS_SHARED = /#\d+$/;

const namesOf = new WeakMap<Plan, readonly string[]>();

/**
 * Names of a plan's fields in a trace, by index: the key, or `key#index` where several fields share
 * it. A key that looks like such a name takes its index too, so that no two names are the same.
 */
export function fieldNames(plan: Plan): readonly string[] {
  const known = namesOf.get(plan);
  if (known !== undefined) return known;
  const names = plan.fields.map(({ key, slot, index }) => {
    const isShared = (plan.fieldsBySlot[slot]?.length ?? 0) > 1;
    return isShared || LOOKS_SHARED.test(key) ? `${key}#${index}` : key;
  });
  namesOf.set(plan, names);
  return names;
}
