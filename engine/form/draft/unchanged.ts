import type { FormState, Step } from '../state/form-state.ts';

/** The step of an event that had nothing to act on. */
export function unchanged(state: FormState): Step {
  return { state, changed: [], effects: [], why: [] };
}
