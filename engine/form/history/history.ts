import type { PlanField } from '../../definition/plan.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { isTypedOn } from '../state/entry.ts';
import type { HistoryEntry, FormState } from '../state/form-state.ts';

/** Entries that UNDO can go back to. */
export const HISTORY_LIMIT = 100;

/** The part of a state that UNDO and REDO use. */
export type History = Pick<FormState, 'past' | 'future' | 'typing'>;

/** The state as an entry of the history. */
export function toHistoryEntry({ entries, isVisible, options }: FormState): HistoryEntry {
  return { entries, isVisible, options };
}

/** The history after an act that this state was before. */
export function remember(state: FormState): History {
  return {
    past: [...state.past, toHistoryEntry(state)].slice(-HISTORY_LIMIT),
    future: [],
    typing: null,
  };
}

/**
 * The history after an edit. Typing on in one field is one entry: a person undoes words, not
 * letters. Another edit makes a entry of its own; a list that arrives meanwhile does not.
 */
export function rememberEdit(state: FormState, field: PlanField, input: FieldInput): History {
  const { entries, past, future, typing } = state;
  const before = entries[field.slot]?.input ?? null;
  const isTyping =
    typing === field.slot &&
    future.length === 0 &&
    !kindOf(field).isChoice(field) &&
    isTypedOn(before, input);
  return { ...(isTyping ? { past, future } : remember(state)), typing: field.slot };
}
