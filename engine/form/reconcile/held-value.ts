import type { Plan } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import { NO_OPTIONS } from '../options/list-options.ts';
import { EMPTY_ENTRY } from '../state/entry.ts';
import { contextOf } from '../state/field-context.ts';
import type { Entry, FormState, OptionsState } from '../state/form-state.ts';
import { fieldAt, indexOf, ownerOf } from '../state/plan-index.ts';

/** A form: its plan and its state. */
export interface SourceForm {
  readonly plan: Plan;
  readonly state: FormState;
}

/** What a form holds for one key, and in which field. */
export interface HeldValue {
  /** Of the visible field of the key, else of the first one. */
  readonly context: FieldContext;
  readonly isShown: boolean;
  readonly entry: Entry;
  readonly options: OptionsState;
  /** The input, also one that is set aside while its list loads; `null` when there is none. */
  readonly input: FieldInput;
}

/** What the form holds for a key; `null` for a key of no field. */
export function heldValue({ plan, state }: SourceForm, key: string): HeldValue | null {
  const slot = indexOf(plan).slotByKey.get(key);
  if (slot === undefined) return null;
  const owner = ownerOf(plan, slot, (index) => state.isVisible[index]);
  const field = fieldAt(plan, owner ?? plan.fieldsBySlot[slot]?.[0] ?? 0);
  const entry = state.entries[slot] ?? EMPTY_ENTRY;
  const options = state.options[field.index] ?? NO_OPTIONS;
  return {
    context: contextOf(plan, field, options),
    isShown: owner !== null,
    entry,
    options,
    input: entry.input ?? options.shelved,
  };
}

/** Whether there is something that may be lost. */
export function isFilled({ context, input }: HeldValue): boolean {
  return kindOf(context.field).isFilled(input, context);
}
