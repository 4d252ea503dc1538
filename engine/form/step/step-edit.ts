import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import {
  type Draft,
  change,
  closeDraft,
  draftOwner,
  entryOf,
  markShown,
  openDraft,
  unchanged,
} from '../draft/draft.ts';
import { settle } from '../draft/settle.ts';
import { remember, rememberEdit } from '../history/history.ts';
import { EMPTY_ENTRY, isSameInput } from '../state/entry.ts';
import type { FormState, Step } from '../state/form-state.ts';
import { shownField } from '../state/plan-index.ts';

/** A person's edit of one key. */
export interface Edit {
  readonly key: string;
  readonly input: FieldInput;
}

/**
 * SET and CLEAR: sets the input of the key's visible field, and updates everything that depends on
 * it.
 */
export function setInput(plan: Plan, state: FormState, { key, input }: Edit): Step {
  const field = shownField(plan, state, key);
  if (field === null || isHeld(state, field, input)) return unchanged(state);

  const draft = openDraft(plan, state);
  edit(draft, field, input);
  settle(draft);
  return closeDraft(draft, rememberEdit(state, field, input));
}

/** CLEAR_ALL: empties every key, a kept salary's too. Faults hide until the next submit. */
export function clearAll(plan: Plan, state: FormState): Step {
  const draft = openDraft(plan, state);
  for (const field of plan.fields) {
    if (state.isVisible[field.index]) edit(draft, field, null);
    else if (isForgotten(draft, field)) draft.entries.set(field.slot, EMPTY_ENTRY);
  }
  settle(draft);

  const isSame = draft.entries.list() === state.entries && draft.options.list() === state.options;
  if (isSame && !state.isSubmitted) return unchanged(state);
  if (state.isSubmitted) markShown(draft);
  const { past, future } = isSame ? state : remember(state);
  return closeDraft(draft, { past, future, isSubmitted: false });
}

function isHeld({ entries, options }: FormState, field: PlanField, input: FieldInput): boolean {
  const entry = entries[field.slot] ?? EMPTY_ENTRY;
  if (entry.followsKey !== null || entry.serverFault !== null) return false;
  return isSameInput(entry.input, input) && (options[field.index]?.shelved ?? null) === null;
}

/** An input given by hand; it also settles what was set aside while a list loads. */
function edit(draft: Draft, field: PlanField, input: FieldInput): void {
  change(draft, field, { input, code: 'set', cause: null });
  const options = draft.options.at(field.index);
  if (options === undefined || (options.shelved ?? options.wanted) === null) return;
  draft.options.set(field.index, Object.freeze({ ...options, shelved: null, wanted: null }));
  draft.changed.add(field.index);
}

/** Whether a hidden key still holds something. */
function isForgotten(draft: Draft, field: PlanField): boolean {
  return draftOwner(draft, field.slot) === null && entryOf(draft, field).input !== null;
}
