import type { Plan } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import type { FaultText } from '../../rules/fault.ts';
import { NO_OPTIONS } from '../options/list-options.ts';
import { EMPTY_ENTRY } from './entry.ts';
import { faultSentence } from './explain-faults.ts';
import { contextOf, faultOf } from './field-context.ts';
import type { FormState } from './form-state.ts';
import type { FieldView, ShownFault } from './form-store.ts';
import { fieldAt } from './plan-index.ts';

/** The field to render, and the language. */
export interface ViewOptions {
  readonly index: number;
  readonly faultText: FaultText;
}

/** Everything a widget draws of a field. */
export function fieldView(
  plan: Plan,
  state: FormState,
  { index, faultText }: ViewOptions,
): FieldView {
  const field = fieldAt(plan, index);
  const isVisible = state.isVisible[index] ?? false;
  const entry = (isVisible ? state.entries[field.slot] : null) ?? EMPTY_ENTRY;
  const options = state.options[index] ?? NO_OPTIONS;
  const context = contextOf(plan, field, options);
  return Object.freeze({
    field,
    mode: plan.mode,
    context,
    input: entry.input,
    fault: isVisible ? shownFault(plan, state, { index, faultText }) : null,
    options,
    isRequired: plan.mode === 'entry' && field.isRequired,
    isFollowing: entry.followsKey !== null,
  });
}

/** The view drawn last when the new one would look the same; else the new one. */
export function sameOrNew(known: FieldView, view: FieldView): FieldView {
  const isSame =
    known.input === view.input &&
    known.options === view.options &&
    known.isFollowing === view.isFollowing &&
    known.fault?.code === view.fault?.code &&
    known.fault?.text === view.fault?.text;
  return isSame ? known : view;
}

/**
 * The fault a person is shown: a server's until the input changes; else the rule's, once the form
 * was submitted, or once the field was left if its kind shows faults that early.
 */
function shownFault(
  plan: Plan,
  state: FormState,
  { index, faultText }: ViewOptions,
): ShownFault | null {
  const field = fieldAt(plan, index);
  const { isTouched, serverFault } = state.entries[field.slot] ?? EMPTY_ENTRY;
  if (serverFault !== null) return { code: serverFault.code, text: serverFault.message };
  if (!state.isSubmitted && !isTouched) return null;

  const fault = faultOf(plan, state, index);
  if (fault === null || !(state.isSubmitted || kindOf(field).isValidatedOnBlur(fault))) return null;
  return { code: fault.code, text: faultSentence(field, fault, faultText) };
}
