import type { Plan } from '../../definition/plan.ts';
import { closeDraft, note, openDraft, unchanged } from '../draft/draft.ts';
import { askAgain } from '../options/load-options.ts';
import type { HistoryEntry, FormState, Step } from '../state/form-state.ts';
import { toHistoryEntry, type History } from './history.ts';

/** UNDO: restores the last entry. */
export function undo(plan: Plan, state: FormState): Step {
  const entry = state.past.at(-1);
  if (entry === undefined) return unchanged(state);
  const future = [...state.future, toHistoryEntry(state)];
  return restore(plan, { ...state, past: state.past.slice(0, -1), future }, entry);
}

/** REDO: goes forward again, after an UNDO. */
export function redo(plan: Plan, state: FormState): Step {
  const entry = state.future.at(-1);
  if (entry === undefined) return unchanged(state);
  const past = [...state.past, toHistoryEntry(state)];
  return restore(plan, { ...state, past, future: state.future.slice(0, -1) }, entry);
}

/** Takes an entry's values, visibility and lists; a list that was loading then is asked for again. */
function restore(plan: Plan, state: FormState & History, entry: HistoryEntry): Step {
  const draft = openDraft(plan, { ...state, ...entry, typing: null });
  for (const field of plan.fields) {
    const { index } = field;
    if (isSameAt(state, entry, field)) continue;
    note(draft, index, { code: 'restored', cause: null });
  }
  for (const field of plan.fields) {
    if (entry.options[field.index]?.status === 'loading') askAgain(draft, field);
  }
  return closeDraft(draft);
}

function isSameAt(
  one: HistoryEntry,
  other: HistoryEntry,
  { index, slot }: { readonly index: number; readonly slot: number },
): boolean {
  return (
    one.entries[slot] === other.entries[slot] &&
    one.isVisible[index] === other.isVisible[index] &&
    one.options[index] === other.options[index]
  );
}
