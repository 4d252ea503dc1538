import type { DataType } from '../definition/field-definition.ts';
import type { JsonObject } from '../definition/json.ts';
import { fieldLimits, numberType } from '../fields/field-limits.ts';
import { dataTypeSchema } from '../rules/data-type-schema.ts';
import type { ShapeSchema } from './shape-schema.ts';

const FILLED_TEXT: JsonObject = { type: 'string', pattern: String.raw`\S` };

/** A text within the field's lengths. */
export const textSchema: ShapeSchema = {
  toSchema: ({ field }) => dataTypeSchema('STRING', fieldLimits(field)),
  filled: FILLED_TEXT,
};

/** An address on the web. */
export const urlSchema: ShapeSchema = {
  toSchema: (context) => ({ ...textSchema.toSchema(context), format: 'url-host' }),
  filled: FILLED_TEXT,
};

/** A phone's number. The pattern says most of the format to tools that do not know it. */
export const imeiSchema: ShapeSchema = {
  toSchema: () => ({ type: 'string', format: 'imei', pattern: String.raw`^\d{15}$` }),
  filled: FILLED_TEXT,
};

/** One number within the field's limits. */
export const numberSchema: ShapeSchema = {
  toSchema: ({ field }) => dataTypeSchema(numberType(field), fieldLimits(field)),
  filled: {},
};

/** A day, or a moment. */
export function dateSchema(dataType: Extract<DataType, 'DATE' | 'DATETIME'>): ShapeSchema {
  return { toSchema: () => dataTypeSchema(dataType, {}), filled: {} };
}

/** One tick. */
export const tickSchema: ShapeSchema = {
  toSchema: () => dataTypeSchema('BOOLEAN', {}),
  filled: { const: true },
};

/** Several typed values, each held to the data type, a list-of variant or not. */
export const textListSchema: ShapeSchema = {
  toSchema: ({ field }) => {
    const schema = dataTypeSchema(field.dataType, fieldLimits(field));
    return 'items' in schema ? schema : { type: 'array', items: schema };
  },
  filled: { type: 'array', minItems: 1 },
};
