import type { Plan } from '../../definition/plan.ts';
import { openDraft, valueTexts } from '../draft/draft.ts';
import type { FormState, LoadOptions } from '../state/form-state.ts';
import { fieldAt } from '../state/plan-index.ts';

/** The loads that a state waits for, in the order in which they were asked for. */
export function pendingLoads(plan: Plan, state: FormState): readonly LoadOptions[] {
  const draft = openDraft(plan, state);
  return state.options
    .flatMap(({ token }, field) => (token === null ? [] : [{ field, token }]))
    .toSorted((one, other) => one.token - other.token)
    .map(({ field, token }) => {
      const { id, parent } = fieldAt(plan, field);
      const parentValues = parent === null ? [] : valueTexts(draft, fieldAt(plan, parent));
      return { type: 'LOAD_OPTIONS', field, filterId: id, parentValues, token };
    });
}
