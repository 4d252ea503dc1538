import type { JsonObject } from '../definition/json.ts';
import type { PlanField } from '../definition/plan.ts';
import { fieldLimits, numberType } from '../fields/field-limits.ts';
import { dataTypeSchema } from '../rules/data-type-schema.ts';
import { ORDERED_KEYWORD } from '../rules/numbers/ordered-properties.ts';
import type { ShapeSchema } from './shape-schema.ts';

/** A range, open on either side but not on both. */
export const rangeSchema: ShapeSchema = {
  toSchema: ({ field }) => ({
    type: 'object',
    properties: { min: sideSchema(field), max: sideSchema(field) },
    required: ['min', 'max'],
    additionalProperties: false,
    [ORDERED_KEYWORD]: ['min', 'max'],
  }),
  filled: {
    not: { type: 'object', properties: { min: { type: 'null' }, max: { type: 'null' } } },
  },
};

/** Two sums, or «by agreement». */
export const salarySchema: ShapeSchema = {
  toSchema: ({ field }) => ({
    type: 'object',
    properties: {
      salary_min: sideSchema(field),
      salary_max: sideSchema(field),
      is_negotiable: { type: 'boolean' },
    },
    required: ['salary_min', 'salary_max', 'is_negotiable'],
    additionalProperties: false,
    [ORDERED_KEYWORD]: ['salary_min', 'salary_max'],
  }),
  filled: {
    not: {
      type: 'object',
      properties: {
        salary_min: { type: 'null' },
        salary_max: { type: 'null' },
        is_negotiable: { const: false },
      },
    },
  },
};

/** One side: a number within the field's limits, or `null`. */
function sideSchema(field: PlanField): JsonObject {
  return { anyOf: [dataTypeSchema(numberType(field), fieldLimits(field)), { type: 'null' }] };
}
