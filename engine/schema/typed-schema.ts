import type { DataType } from '../definition/field-definition.ts';
import type { JsonObject } from '../definition/json.ts';
import { fieldLimits, numberType } from '../fields/field-limits.ts';
import { dataTypeSchema, type Limits } from '../rules/data-type-schema.ts';
import type { ShapeSchema } from './shape-schema.ts';

const LOCAL_DATE_TIME = String.raw`^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$`;
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

/** A phone number. The pattern describes most of the format to tools that do not know it. */
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
  return { toSchema: () => schemaOfType(dataType, {}), filled: {} };
}

/** One tick. */
export const tickSchema: ShapeSchema = {
  toSchema: () => dataTypeSchema('BOOLEAN', {}),
  filled: { const: true },
};

/** Several typed values, each held to the data type, a list-of variant or not. */
export const textListSchema: ShapeSchema = {
  toSchema: ({ field }) => {
    const schema = schemaOfType(field.dataType, fieldLimits(field));
    return 'items' in schema ? schema : { type: 'array', items: schema };
  },
  filled: { type: 'array', minItems: 1 },
};

/**
 * The schema of a data type; the pattern of a time describes its format to tools that do not know
 * it.
 */
function schemaOfType(dataType: DataType, limits: Limits): JsonObject {
  const schema = dataTypeSchema(dataType, limits);
  return schema['format'] === 'local-date-time' ? { ...schema, pattern: LOCAL_DATE_TIME } : schema;
}
