import type { Plan } from '../../definition/plan.ts';
import { closeDraft, note, openDraft } from '../draft/draft.ts';
import { unchanged } from '../draft/unchanged.ts';
import { askAgain } from '../options/load-options.ts';
import type { FormMoment, FormState, Step } from '../state/form-state.ts';
import { momentOf, type History } from './history.ts';

/** UNDO: goes back to the last moment. */
export function undo(plan: Plan, state: FormState): Step {
  const moment = state.past.at(-1);
  if (moment === undefined) return unchanged(state);
  const future = [...state.future, momentOf(state)];
  return restore(plan, { ...state, past: state.past.slice(0, -1), future }, moment);
}

/** REDO: goes forward again, after an UNDO. */
export function redo(plan: Plan, state: FormState): Step {
  const moment = state.future.at(-1);
  if (moment === undefined) return unchanged(state);
  const past = [...state.past, momentOf(state)];
  return restore(plan, { ...state, past, future: state.future.slice(0, -1) }, moment);
}

/** Takes a moment's values, visibility and lists; a list that was loading then is asked for anew. */
function restore(plan: Plan, state: FormState & History, moment: FormMoment): Step {
  const draft = openDraft(plan, { ...state, ...moment, typing: null });
  for (const field of plan.fields) {
    const { index } = field;
    if (isSameAt(state, moment, field)) continue;
    note(draft, index, { code: 'restored', cause: null });
  }
  for (const field of plan.fields) {
    if (moment.options[field.index]?.status === 'loading') askAgain(draft, field);
  }
  return closeDraft(draft);
}

function isSameAt(
  one: FormMoment,
  other: FormMoment,
  { index, slot }: { readonly index: number; readonly slot: number },
): boolean {
  return (
    one.entries[slot] === other.entries[slot] &&
    one.isVisible[index] === other.isVisible[index] &&
    one.options[index] === other.options[index]
  );
}
