import {
  type Fault,
  faultOf,
  fieldContext,
  type FieldValue,
  type FormState,
  kindOf,
  type Plan,
  type PlanField,
} from '../../index.ts';
import { fieldView } from '../../store.ts';
import type { ListSnapshot } from '../format/trace.ts';

/** What a tester reads of one field; of a hidden one nothing. */
export interface FieldReading {
  readonly isVisible: boolean;
  readonly fault: Fault | null;
  /** Code of the fault that is shown. */
  readonly shown: string | null;
  readonly list: ListSnapshot | null;
  readonly value: FieldValue | null;
}

/** A field that does not show. */
export const HIDDEN: FieldReading = {
  isVisible: false,
  fault: null,
  shown: null,
  list: null,
  value: null,
};

/** Reads a field. */
export function readField(plan: Plan, state: FormState, { index, slot }: PlanField): FieldReading {
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

/**
 * Whether a field reads the same in two states, seen from what it is read of. One that is bounded by
 * other fields is read in every state.
 */
export function isReadAlike(
  one: FormState,
  other: FormState,
  { index, slot, bounds }: PlanField,
): boolean {
  return (
    bounds.length === 0 &&
    one.entries[slot] === other.entries[slot] &&
    one.options[index] === other.options[index] &&
    one.isVisible[index] === other.isVisible[index] &&
    one.isSubmitted === other.isSubmitted
  );
}
