import type { Plan } from '../../definition/plan.ts';
import { redo, undo } from '../history/step-history.ts';
import { optionsFailed, optionsLoaded, retryOptions } from '../options/step-options.ts';
import type { FormEvent, FormState, Step } from '../state/form-state.ts';
import { clearAll, setInput } from './step-edit.ts';
import { blur, hydrate, serverErrors, touchAll } from './step-marks.ts';

/**
 * The state after an event. Pure: equal arguments give equal results, and the given state is not
 * changed. The cost depends on the change, not on the size of the form. An event without effect (a
 * hidden or unknown key, a late answer) returns the same state.
 */
export function step(plan: Plan, state: FormState, event: FormEvent): Step {
  switch (event.type) {
    case 'SET':
      return setInput(plan, state, event);
    case 'CLEAR':
      return setInput(plan, state, { ...event, input: null });
    case 'CLEAR_ALL':
      return clearAll(plan, state);
    case 'BLUR':
      return blur(plan, state, event);
    case 'TOUCH_ALL':
      return touchAll(plan, state);
    case 'OPTIONS_LOADED':
      return optionsLoaded(plan, state, event);
    case 'OPTIONS_FAILED':
      return optionsFailed(plan, state, event);
    case 'RETRY_OPTIONS':
      return retryOptions(plan, state, event);
    case 'SERVER_ERRORS':
      return serverErrors(plan, state, event);
    case 'HYDRATE':
      return hydrate(plan, state, event);
    case 'UNDO':
      return undo(plan, state);
    case 'REDO':
      return redo(plan, state);
  }
}
