import { fieldContext, kindOf } from '../../index.ts';
import type { FieldInput, FormMode, FormState, Option, Plan, PlanField } from '../../index.ts';

/** A field as a sentence needs it: where it is, and how it is called. */
export interface FieldRef {
  /** Place in `plan.fields`. */
  readonly index: number;
  readonly key: string;
  /** What a person reads as its label. */
  readonly name: string;
  /** How it is filled in: something is chosen from its list, it is ticked, or it is put in. */
  readonly fill: 'choose' | 'tick' | 'enter';
}

/** A value as conditions compare it, with what a person reads for it. */
export interface ValueRef {
  readonly text: string;
  /** Name of the option that stores it; the text itself where no known option does. */
  readonly name: string;
}

/** The field of an index. Throws `RangeError` for an index that the page does not have. */
export function planField({ fields }: Plan, index: number): PlanField {
  const field = fields[index];
  if (field !== undefined) return field;
  throw new RangeError(
    `The plan has no field ${index}: its ${fields.length} fields are numbered from 0.`,
  );
}

/** A field in short. */
export function fieldRef(plan: Plan, index: number): FieldRef {
  const field = planField(plan, index);
  const { key, name } = field;
  return { index, key, name, fill: fillOf(field, plan.mode) };
}

function fillOf(field: PlanField, mode: FormMode): FieldRef['fill'] {
  const kind = kindOf(field);
  if (kind.isChoice(field)) return 'choose';
  return kind.shapeName(field, mode) === 'tick' ? 'tick' : 'enter';
}

/** The visible field of a slot; `null` when none of those that share it shows. */
export function shownIn(plan: Plan, { isVisible }: FormState, slot: number): number | null {
  return plan.fieldsBySlot[slot]?.find((index) => isVisible[index]) ?? null;
}

/** What is held under the key of a field, whether or not the field shows. */
export function inputAt({ entries }: FormState, { slot }: Pick<PlanField, 'slot'>): FieldInput {
  return entries[slot]?.input ?? null;
}

/** Whether a field counts as filled in: what its children ask of it. */
export function isFilledIn(plan: Plan, state: FormState, index: number): boolean {
  const field = planField(plan, index);
  return kindOf(field).isFilled(inputAt(state, field), fieldContext(plan, state, index));
}

/**
 * Values of the field's input for conditions, whether it is hidden or not; none that cannot be
 * read.
 */
export function heldTexts(plan: Plan, state: FormState, index: number): readonly string[] {
  const field = planField(plan, index);
  const kind = kindOf(field);
  const value = kind.toValue(inputAt(state, field), fieldContext(plan, state, index));
  return value === null ? [] : kind.toConditionTexts(value);
}

/** The same, named. */
export function heldValues(plan: Plan, state: FormState, index: number): readonly ValueRef[] {
  return valueRefs(optionsAt(plan, state, index), heldTexts(plan, state, index));
}

/** Options a field offers now; those it was sent with, while its list is away. */
export function optionsAt(plan: Plan, state: FormState, index: number): readonly Option[] {
  const { options } = fieldContext(plan, state, index);
  return options.length > 0 ? options : planField(plan, index).options;
}

/** Texts with the names that the options have for them. */
export function valueRefs(
  options: readonly Option[],
  texts: readonly string[],
): readonly ValueRef[] {
  if (texts.length === 0) return [];
  const wanted = new Set(texts);
  const names = new Map<string, string>();
  for (const { value, name } of options) {
    const text = String(value);
    if (wanted.has(text) && !names.has(text)) names.set(text, name);
  }
  return texts.map((text) => ({ text, name: names.get(text) ?? text }));
}

/** Texts of what a choice holds: one, or several. */
export function chosenTexts(input: FieldInput): readonly string[] {
  if (input === null) return [];
  return typeof input === 'object' ? Object.values(input).map(String) : [String(input)];
}
