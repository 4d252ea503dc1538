import { fieldView } from '../form/field-view.ts';
import {
  type Fault,
  faultOf,
  fieldContext,
  type FieldInput,
  type FieldValue,
  type FormState,
  kindOf,
  type Plan,
  type PlanField,
} from '../index.ts';
import { fieldNames } from './field-names.ts';
import type { ListSnapshot, Snapshot } from './trace.ts';

/** What a tester reads of a form at one moment. */
export function snapshot(plan: Plan, state: FormState): Snapshot {
  return openSnapshots(plan)(state);
}

/**
 * Takes snapshots of one form again and again. Of a field whose entry, list and visibility are
 * those of the moment before nothing is worked out anew, and what did not change is shared.
 */
export function openSnapshots(plan: Plan): (state: FormState) => Snapshot {
  const names = fieldNames(plan);
  const fieldKeys = plan.fields.map(({ key }) => key);
  const sections = {
    visible: openSection<true>(names),
    inputs: openSection<FieldInput>(plan.keys),
    faults: openSection<Fault>(fieldKeys),
    shown: openSection<string>(fieldKeys),
    lists: openSection<ListSnapshot>(names),
    payload: openSection<FieldValue>(fieldKeys),
  };
  let readings: readonly Reading[] = [];
  let last: FormState | null = null;

  return (state) => {
    const before = last;
    readings = plan.fields.map((field) => {
      const known = readings[field.index];
      const isKnown = known !== undefined && before !== null && isSameAt(before, state, field);
      return isKnown ? known : read(plan, state, field);
    });
    last = state;
    return {
      visible: sections.visible(readings.map(({ isVisible }) => (isVisible ? true : null))),
      inputs: sections.inputs(state.entries.map(({ input }) => input)),
      faults: sections.faults(readings.map(({ fault }) => fault)),
      shown: sections.shown(readings.map(({ shown }) => shown)),
      lists: sections.lists(readings.map(({ list }) => list)),
      payload: sections.payload(readings.map(({ value }) => value)),
    };
  };
}

/** What is read of one field; of a hidden one nothing. */
interface Reading {
  readonly isVisible: boolean;
  readonly fault: Fault | null;
  readonly shown: string | null;
  readonly list: ListSnapshot | null;
  readonly value: FieldValue | null;
}

const HIDDEN: Reading = { isVisible: false, fault: null, shown: null, list: null, value: null };

function read(plan: Plan, state: FormState, { index, slot }: PlanField): Reading {
  if (!state.isVisible[index]) return HIDDEN;
  const context = fieldContext(plan, state, index);
  const { fault: shown } = fieldView(plan, state, { index, faultText: ({ code }) => code });
  return {
    isVisible: true,
    fault: faultOf(plan, state, index),
    shown: shown?.code ?? null,
    list: listAt(state, index),
    value: kindOf(context.field).toValue(state.entries[slot]?.input ?? null, context),
  };
}

function listAt({ options }: FormState, index: number): ListSnapshot | null {
  const list = options[index];
  if (list === undefined || list.status === 'inline') return null;
  return { status: list.status, size: list.options.length };
}

function isSameAt(one: FormState, other: FormState, { index, slot }: PlanField): boolean {
  return (
    one.entries[slot] === other.entries[slot] &&
    one.options[index] === other.options[index] &&
    one.isVisible[index] === other.isVisible[index] &&
    one.isSubmitted === other.isSubmitted
  );
}

/** Makes records of what is not `null`, by name; the very one made last if nothing changed. */
function openSection<Value>(
  names: readonly string[],
): (values: readonly (Value | null)[]) => Readonly<Record<string, Value>> {
  let last: readonly (Value | null)[] | null = null;
  let record: Readonly<Record<string, Value>> = {};
  return (values) => {
    const before = last;
    last = values;
    if (before !== null && values.every((value, place) => value === before[place])) return record;
    const entries = values.flatMap((value, place) => {
      const name = names[place];
      return value === null || name === undefined ? [] : [[name, value] as const];
    });
    // Through entries, so that `__proto__` is a name like any other.
    record = Object.fromEntries(entries);
    return record;
  };
}
