import type { Plan } from '../../definition/plan.ts';
import { redo, undo } from '../history/step-history.ts';
import { optionsFailed, optionsLoaded, retryOptions } from '../options/step-options.ts';
import type { FormEvent, FormState, Step } from '../state/form-state.ts';
import { clearAll, setInput } from './step-edit.ts';
import { blur, hydrate, serverErrors, touchAll } from './step-marks.ts';

/**
 * What an event makes of a state. Pure: the same answer for the same arguments, and the state
 * given is left as it was. Costs what it changes, whatever the size of the form. An event that has
 * nothing to act on (a hidden or unknown key, a late answer) gives the very same state.
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
