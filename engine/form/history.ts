import type { PlanField } from '../definition/plan.ts';
import type { FieldInput } from '../fields/field-value.ts';
import { kindOf } from '../fields/registry.ts';
import { isTypedOn } from './entry.ts';
import type { FormMoment, FormState } from './form-state.ts';

/** Moments that UNDO can go back to. */
export const HISTORY_LIMIT = 100;

/** The part of a state that says where UNDO and REDO lead. */
export type History = Pick<FormState, 'past' | 'future'>;

/** The state as a moment to come back to. */
export function momentOf({ entries, isVisible, options }: FormState): FormMoment {
  return { entries, isVisible, options };
}

/** The history after an act that this state was before. */
export function remember(state: FormState): History {
  return { past: [...state.past, momentOf(state)].slice(-HISTORY_LIMIT), future: [] };
}

/**
 * The history after an edit. Typing on in one field is one moment: a person undoes words, not
 * letters. Whatever else happened since the typing began makes a moment of its own.
 */
export function rememberEdit(state: FormState, field: PlanField, input: FieldInput): History {
  const before = state.entries[field.slot]?.input ?? null;
  const isTyping =
    !kindOf(field).isChoice(field) &&
    isTypedOn(before, input) &&
    state.future.length === 0 &&
    hasOnlyChanged(state, field.slot);
  return isTyping ? { past: state.past, future: [] } : remember(state);
}

/** Whether no other key's entry changed since the last moment. */
function hasOnlyChanged({ entries, past }: FormState, slot: number): boolean {
  const last = past.at(-1);
  if (last === undefined || last.entries[slot] === entries[slot]) return false;
  return entries.every((entry, place) => place === slot || entry === last.entries[place]);
}
