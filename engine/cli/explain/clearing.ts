import { kindOf, type Plan, type PlanField } from '../../index.ts';

/** A field as the explanation names it. */
type Named = Pick<PlanField, 'key' | 'name'>;

/** What may empty a field besides a person, shown from the plan alone. */
export interface Clearing {
  /** The parent whose change loads another list; `null` where the list stays. */
  readonly reloads: Named | null;
  /** Fields whose change may hide it: its parent, those of its conditions, those of its own key. */
  readonly hides: readonly Named[];
  /** Whether its value outlives the hiding. */
  readonly isKept: boolean;
}

/** Explains what may empty a field. */
export function clearingOf(plan: Plan, field: PlanField): Clearing {
  const parent = field.parent === null ? null : (plan.fields[field.parent] ?? null);
  const sharers = fieldsIn(plan, field.slot);
  const isLoaded =
    kindOf(field).isChoice(field) && (field.isNextFilter || field.options.length === 0);
  const owners = (plan.conditionSlots[field.index] ?? []).flatMap((slot) =>
    slot === null ? [] : fieldsIn(plan, slot),
  );
  const rivals = sharers.filter(({ index }) => index < field.index);
  const hides = new Set([...(parent === null ? [] : [parent]), ...owners, ...rivals]);
  return {
    reloads: isLoaded && parent !== null ? named(parent) : null,
    hides: Array.from(hides, named),
    isKept: sharers.every((sharer) => kindOf(sharer).isKeptWhenHidden),
  };
}

function fieldsIn({ fields, fieldsBySlot }: Plan, slot: number): readonly PlanField[] {
  return (fieldsBySlot[slot] ?? []).flatMap((index) => fields[index] ?? []);
}

function named({ key, name }: PlanField): Named {
  return { key, name };
}
