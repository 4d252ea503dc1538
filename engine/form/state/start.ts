import type { Plan } from '../../definition/plan.ts';
import type { Step } from './form-state.ts';
import { blankState, fill, preselect, type WireValues } from './hydrate.ts';

/**
 * The first state of a form, with the loads it asks for.
 *
 * @param values Saved values by key: the form holds these and nothing else, so that what a person
 *   left empty stays empty. Left out, the form starts with the options that the server selected.
 */
export function start(plan: Plan, values?: WireValues): Step {
  return values === undefined ? preselect(plan) : fill(plan, blankState(plan), values);
}
