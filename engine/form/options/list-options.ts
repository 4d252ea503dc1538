import type { PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import type { OptionsState } from '../state/form-state.ts';

/** Options of a list that waits to be asked for: the field is hidden. */
export const NO_OPTIONS: OptionsState = Object.freeze({
  status: 'idle',
  token: null,
  options: Object.freeze([]),
  groups: Object.freeze([]),
  isComplete: false,
  shelved: null,
  wanted: null,
});

/**
 * Whether the host loads the field's options: those of a choice whose parent has a next filter, and
 * of a choice that was sent without options.
 */
export function loadsOptions(field: PlanField): boolean {
  return kindOf(field).isChoice(field) && (field.isNextFilter || field.options.length === 0);
}

/**
 * Options of a field before any answer came. Those that were sent with a field whose list loads
 * may be a page of it: they are offered until then, and when it fails.
 */
export function firstOptions(field: PlanField): OptionsState {
  const { options, groups } = field;
  const isLoaded = loadsOptions(field);
  const status = isLoaded ? 'idle' : 'inline';
  return Object.freeze({ ...NO_OPTIONS, status, options, groups, isComplete: !isLoaded });
}
