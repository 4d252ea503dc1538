import type { Plan } from '../../definition/plan.ts';
import { closeDraft, openDraft, unchanged } from '../draft/draft.ts';
import { settle } from '../draft/settle.ts';
import type { FormEvent, FormState, OptionsState, Step } from '../state/form-state.ts';
import { fieldAt } from '../state/plan-index.ts';
import { askAgain, failOptions, takeOptions } from './load-options.ts';

type Loaded = Extract<FormEvent, { readonly type: 'OPTIONS_LOADED' }>;
type Failed = Extract<FormEvent, { readonly type: 'OPTIONS_FAILED' }>;
type Retry = Extract<FormEvent, { readonly type: 'RETRY_OPTIONS' }>;

/** OPTIONS_LOADED: takes the list in, if it is the one that is waited for. */
export function optionsLoaded(plan: Plan, state: FormState, loaded: Loaded): Step {
  if (waiting(state, loaded) === null) return unchanged(state);
  const draft = openDraft(plan, state);
  takeOptions(draft, fieldAt(plan, loaded.field), loaded);
  settle(draft);
  return closeDraft(draft);
}

/** OPTIONS_FAILED: the list can be asked for again; what was set aside stays there for it. */
export function optionsFailed(plan: Plan, state: FormState, failed: Failed): Step {
  if (waiting(state, failed) === null) return unchanged(state);
  const draft = openDraft(plan, state);
  failOptions(draft, fieldAt(plan, failed.field));
  settle(draft);
  return closeDraft(draft);
}

/** RETRY_OPTIONS: asks again for a list that failed. */
export function retryOptions(plan: Plan, state: FormState, { field }: Retry): Step {
  if (state.options[field]?.status !== 'failed') return unchanged(state);
  const draft = openDraft(plan, state);
  askAgain(draft, fieldAt(plan, field));
  return closeDraft(draft);
}

/** The list that this answer is for; `null` when the answer is late. */
function waiting(
  { options }: FormState,
  { field, token }: Pick<Loaded, 'field' | 'token'>,
): OptionsState | null {
  const now = options[field];
  return now?.status === 'loading' && now.token === token ? now : null;
}
