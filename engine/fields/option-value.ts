import type { Option } from '../definition/field-definition.ts';
import type { Scalar } from '../definition/json.ts';
import { dataTypeShapes } from '../definition/read/data-type-shape.ts';
import type { FieldContext } from './field-kind.ts';

const indexes = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

/** The option whose value has the same text; `undefined` when none is known. */
export function findOption(value: Scalar, { options }: FieldContext): Option | undefined {
  return optionsByText(options).get(String(value));
}

/**
 * A claimed value as the option spells it («3» is 3 where the option is 3); without the option,
 * in the JSON type of the field's data type, as long as that prints as the same text.
 */
export function toOptionValue(value: Scalar, context: FieldContext): Scalar {
  const text = String(value);
  const { cast } = dataTypeShapes[context.field.dataType];
  return findOption(value, context)?.value ?? cast(text) ?? text;
}

/** Whether it cannot be chosen: all options are known, and it is not among them. */
export function isUnknown(value: Scalar, context: FieldContext): boolean {
  return context.areOptionsComplete && findOption(value, context) === undefined;
}

/** Whether a value is a choice: an option of blank text is none. */
export function isChosen(value: Scalar): boolean {
  return String(value).trim() !== '';
}

/** What a person reads for a chosen value. */
export function optionName(value: Scalar, context: FieldContext): string {
  const name = findOption(value, context)?.name ?? '';
  return name.trim() === '' ? String(value) : name;
}

/**
 * Options by the text of their value, of equal texts the first. They are a frozen list of a plan or
 * an answer, so one index serves as long as they do.
 */
export function optionsByText(options: readonly Option[]): ReadonlyMap<string, Option> {
  const known = indexes.get(options);
  if (known !== undefined) return known;
  const index = new Map(options.toReversed().map((option) => [String(option.value), option]));
  indexes.set(options, index);
  return index;
}
