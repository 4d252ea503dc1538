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

/** Beyond ±(2^53−1) a double may be another integer than the one that was sent. */
const integer: Schema = ({
  minValue = Number.MIN_SAFE_INTEGER,
  maxValue = Number.MAX_SAFE_INTEGER,
}) => ({
  type: 'integer',
  minimum: typeof minValue === 'number' ? Math.max(minValue, Number.MIN_SAFE_INTEGER) : minValue,
  maximum: typeof maxValue === 'number' ? Math.min(maxValue, Number.MAX_SAFE_INTEGER) : maxValue,
});

const float: Schema = ({ minValue, maxValue }) => ({
  type: 'number',
  ...(minValue !== undefined && { minimum: minValue }),
  ...(maxValue !== undefined && { maximum: maxValue }),
});

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
  DATETIME: () => ({ type: 'string', format: 'local-date-time' }),
  STRING_LIST: listOf(text),
  INTEGER_LIST: listOf(integer),
  FLOAT_LIST: listOf(float),
  BOOLEAN_LIST: listOf(flag),
};
