import type { FormState, Plan, PlanField } from '../../index.ts';
import { fieldNames } from '../format/field-names.ts';
import type { SnapshotChange } from '../format/trace.ts';
import { toChange, type Turn } from './change-between.ts';
import { type FieldReading, HIDDEN, isReadAlike, readField } from './field-reading.ts';

/**
 * Follows a form from state to state and returns the changes, at first from an empty state: the
 * result of `changeBetween` for two snapshots, without making them. Reads only fields that differ
 * from the state before.
 */
export function followChanges(plan: Plan): (state: FormState) => SnapshotChange {
  const names = fieldNames(plan);
  let last: FormState | null = null;
  let readings: readonly FieldReading[] = plan.fields.map(() => HIDDEN);

  return (state) => {
    const [before, old] = [last, readings];
    const read = (field: PlanField): FieldReading => {
      const known = old[field.index];
      const isKnown = known !== undefined && before !== null && isReadAlike(before, state, field);
      return isKnown ? known : readField(plan, state, field);
    };
    readings = plan.fields.map(read);
    last = state;

    const fields = plan.fields.filter(({ index }) => readings[index] !== old[index]);
    const slots = Array.from(new Set(fields.map(({ slot }) => slot)));
    const fieldTurns = <Value>(toValue: (reading: FieldReading) => Value | null) =>
      fields.map(({ index }) => turnOf(names[index], [old[index], readings[index]], toValue));
    const keyTurns = <Value>(toValue: (reading: FieldReading) => Value | null) =>
      slots.map((slot) => {
        const owners = [ownerIn(plan, old, slot), ownerIn(plan, readings, slot)] as const;
        return turnOf(plan.keys[slot], owners, toValue);
      });

    return toChange({
      visible: fieldTurns(({ isVisible }) => (isVisible ? true : null)),
      inputs: inputTurns(plan, before, state),
      faults: keyTurns(({ fault }) => fault),
      shown: keyTurns(({ shown }) => shown),
      lists: fieldTurns(({ list }) => list),
      payload: keyTurns(({ value }) => value),
    });
  };
}

/** What is held, hidden fields included, of the keys whose entry changed. */
function inputTurns({ keys }: Plan, before: FormState | null, { entries }: FormState) {
  return keys.flatMap((name, slot) => {
    const [old, entry] = [before?.entries[slot], entries[slot]];
    if (old === entry) return [];
    return [{ name, before: old?.input ?? null, after: entry?.input ?? null }];
  });
}

/** The reading of the one field that shows of those that share a key. */
function ownerIn(
  { fieldsBySlot }: Plan,
  readings: readonly FieldReading[],
  slot: number,
): FieldReading {
  const shown = fieldsBySlot[slot]?.find((index) => readings[index]?.isVisible) ?? -1;
  return readings[shown] ?? HIDDEN;
}

function turnOf<Value>(
  name: string | undefined,
  [before = HIDDEN, after = HIDDEN]: readonly [FieldReading | undefined, FieldReading | undefined],
  toValue: (reading: FieldReading) => Value | null,
): Turn<Value> {
  return { name: name ?? '', before: toValue(before), after: toValue(after) };
}
