import type { Plan, PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import { loadsOptions } from '../options/list-options.ts';
import type { FormState } from './form-state.ts';

/** Answers that every step asks of a plan; made once for each. */
export interface PlanIndex {
  readonly slotByKey: ReadonlyMap<string, number>;
  /** Fields whose unset input takes the location of a chosen option. */
  readonly followers: readonly PlanField[];
  /** Choices whose options may lie somewhere. */
  readonly locators: readonly PlanField[];
}

const indexes = new WeakMap<Plan, PlanIndex>();

/** The index of a plan, made at the first call. */
export function indexOf(plan: Plan): PlanIndex {
  const known = indexes.get(plan);
  if (known !== undefined) return known;
  const index = {
    slotByKey: new Map(plan.keys.map((key, slot) => [key, slot])),
    followers: plan.fields.filter((field) => kindOf(field).inputAtLocation !== null),
    locators: plan.fields.filter(mayLieSomewhere),
  };
  indexes.set(plan, index);
  return index;
}

function mayLieSomewhere(field: PlanField): boolean {
  if (!kindOf(field).isChoice(field)) return false;
  return loadsOptions(field) || field.options.some(({ location }) => location !== null);
}

/** The field of an index. Throws `RangeError` for an index that the page does not have. */
export function fieldAt(plan: Plan, index: number): PlanField {
  const field = plan.fields[index];
  if (field !== undefined) return field;
  throw new RangeError(`The plan has no field ${index} of ${plan.fields.length}.`);
}

/** The field whose input the key holds: the visible one of those that share it; `null` when hidden. */
export function ownerOf(
  plan: Plan,
  slot: number,
  isVisible: (index: number) => boolean | undefined,
): number | null {
  const fields = plan.fieldsBySlot[slot] ?? [];
  for (const index of fields) if (isVisible(index)) return index;
  return null;
}

/** The visible field of a key; `null` for a hidden key and for one that is on no field. */
export function shownField(
  plan: Plan,
  { isVisible }: Pick<FormState, 'isVisible'>,
  key: string,
): PlanField | null {
  const slot = indexOf(plan).slotByKey.get(key);
  if (slot === undefined) return null;
  const owner = ownerOf(plan, slot, (index) => isVisible[index]);
  return owner === null ? null : fieldAt(plan, owner);
}
