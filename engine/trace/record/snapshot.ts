import type { FormState, Plan } from '../../index.ts';
import { fieldNames } from '../format/field-names.ts';
import type { Snapshot } from '../format/trace.ts';
import { readField } from './field-reading.ts';

/** What a tester reads of a form at one state. */
export function snapshot(plan: Plan, state: FormState): Snapshot {
  const names = fieldNames(plan);
  const keys = plan.fields.map(({ key }) => key);
  const readings = plan.fields.map((field) => readField(plan, state, field));
  return {
    visible: recordOf(
      names,
      readings.map(({ isVisible }) => (isVisible ? true : null)),
    ),
    inputs: recordOf(
      plan.keys,
      state.entries.map(({ input }) => input),
    ),
    faults: recordOf(
      keys,
      readings.map(({ fault }) => fault),
    ),
    shown: recordOf(
      keys,
      readings.map(({ shown }) => shown),
    ),
    lists: recordOf(
      names,
      readings.map(({ list }) => list),
    ),
    payload: recordOf(
      keys,
      readings.map(({ value }) => value),
    ),
  };
}

/** What there is, by name. */
function recordOf<Value>(
  names: readonly string[],
  values: readonly (Value | null)[],
): Readonly<Record<string, Value>> {
  const entries = values.flatMap((value, position) => {
    const name = names[position];
    return value === null || name === undefined ? [] : [[name, value] as const];
  });
  // Through entries, so that `__proto__` is a name like any other.
  return Object.fromEntries(entries);
}
