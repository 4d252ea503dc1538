import type { Plan } from '../../definition/plan.ts';
import { closeDraft, entryOf, markShown, openDraft, unchanged } from '../draft/draft.ts';
import { remember } from '../history/history.ts';
import type { FormState, ServerFault, Step } from '../state/form-state.ts';
import { blankState, fill, type WireValues } from '../state/hydrate.ts';
import { shownField } from '../state/plan-index.ts';

/** BLUR: the person has left the field once. */
export function blur(plan: Plan, state: FormState, { key }: { readonly key: string }): Step {
  const field = shownField(plan, state, key);
  if (field === null) return unchanged(state);
  const draft = openDraft(plan, state);
  const entry = entryOf(draft, field);
  if (entry.isTouched) return unchanged(state);
  draft.entries.set(field.slot, Object.freeze({ ...entry, isTouched: true }));
  draft.changed.add(field.index);
  return closeDraft(draft);
}

/** TOUCH_ALL: a submit; from here on every fault shows. */
export function touchAll(plan: Plan, state: FormState): Step {
  if (state.isSubmitted) return unchanged(state);
  const draft = openDraft(plan, state);
  markShown(draft);
  return closeDraft(draft, { isSubmitted: true });
}

/** SERVER_ERRORS: puts what a server refused at the visible keys it names. */
export function serverErrors(
  plan: Plan,
  state: FormState,
  { errors }: { readonly errors: Readonly<Record<string, ServerFault>> },
): Step {
  const draft = openDraft(plan, state);
  for (const [key, serverFault] of Object.entries(errors)) {
    const field = shownField(plan, state, key);
    if (field === null) continue;
    const entry = entryOf(draft, field);
    draft.entries.set(field.slot, Object.freeze({ ...entry, serverFault }));
    draft.changed.add(field.index);
  }
  return draft.changed.size === 0 ? unchanged(state) : closeDraft(draft);
}

/** HYDRATE: replaces all values by saved ones; pending answers become late. */
export function hydrate(
  plan: Plan,
  state: FormState,
  { values }: { readonly values: WireValues },
): Step {
  const { nextToken } = state;
  return fill(plan, { ...blankState(plan), ...remember(state), nextToken }, values);
}
