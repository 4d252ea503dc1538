import type { JsonObject } from '../definition/json.ts';
import type { FieldContext } from '../fields/field-kind.ts';
import { isChosen, optionsByText } from '../fields/option-value.ts';
import type { ShapeSchema } from './shape-schema.ts';

/** One of the options, or anything while they are not all known. */
export const choiceSchema: ShapeSchema = { toSchema: optionSchema, filled: {} };

/** Several of the options. */
export const choiceListSchema: ShapeSchema = {
  toSchema: (context) => ({ type: 'array', items: optionSchema(context) }),
  filled: { type: 'array', minItems: 1 },
};

const ANY_CHOICE: JsonObject = {
  anyOf: [{ type: 'string', pattern: String.raw`\S` }, { type: 'number' }, { type: 'boolean' }],
};

function optionSchema({ options, areOptionsComplete }: FieldContext): JsonObject {
  if (!areOptionsComplete) return ANY_CHOICE;
  const values = Array.from(optionsByText(options).values(), ({ value }) => value).filter(isChosen);
  return values.length === 0 ? { not: {} } : { enum: values };
}
