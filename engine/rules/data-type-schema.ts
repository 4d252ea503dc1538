import type { DataType } from '../definition/field-definition.ts';
import type { Json, JsonObject } from '../definition/json.ts';

/**
 * Limits of a value; one that is absent does not bind. A number, or the `{ $data }` reference that
 * the validators are made with.
 */
export interface Limits<Limit extends Json = number> {
  readonly minValue?: Limit;
  readonly maxValue?: Limit;
  /** In code points. */
  readonly minLength?: Limit;
  /** In code points. */
  readonly maxLength?: Limit;
}

/** JSON Schema of a data type within limits: of the exported schemas and of the made validators. */
export function dataTypeSchema(dataType: DataType, limits: Limits<Json>): JsonObject {
  return schemas[dataType](limits);
}

type Schema = (limits: Limits<Json>) => JsonObject;

const text: Schema = ({ minLength, maxLength }) => ({
  type: 'string',
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
});

const numeric =
  (type: 'integer' | 'number'): Schema =>
  ({ minValue, maxValue }) => ({
    type,
    ...(minValue !== undefined && { minimum: minValue }),
    ...(maxValue !== undefined && { maximum: maxValue }),
  });

const integer = numeric('integer');
const float = numeric('number');
const flag: Schema = () => ({ type: 'boolean' });

const listOf =
  (member: Schema): Schema =>
  (limits) => ({ type: 'array', items: member(limits) });

const schemas: Readonly<Record<DataType, Schema>> = {
  STRING: text,
  INTEGER: integer,
  FLOAT: float,
  BOOLEAN: flag,
  DATE: () => ({ type: 'string', format: 'date' }),
  DATETIME: () => ({ type: 'string', format: 'date-time' }),
  STRING_LIST: listOf(text),
  INTEGER_LIST: listOf(integer),
  FLOAT_LIST: listOf(float),
  BOOLEAN_LIST: listOf(flag),
};
