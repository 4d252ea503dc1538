import type { FormMode } from '../definition/field-definition.ts';
import type { PlanField } from '../definition/plan.ts';
import { kindOf } from '../fields/registry.ts';
import type { ShapeName } from '../fields/shapes/shape-name.ts';
import { choiceListSchema, choiceSchema } from './choice-schema.ts';
import { keptSchema } from './kept-schema.ts';
import { placeSchema } from './place-schema.ts';
import type { ShapeSchema } from './shape-schema.ts';
import { rangeSchema, salarySchema } from './sides-schema.ts';
import {
  dateSchema,
  imeiSchema,
  numberSchema,
  textListSchema,
  textSchema,
  tickSchema,
  urlSchema,
} from './typed-schema.ts';

// A shape without a schema does not compile.
const schemas: Readonly<Record<ShapeName, ShapeSchema>> = {
  choice: choiceSchema,
  'choice-list': choiceListSchema,
  text: textSchema,
  url: urlSchema,
  imei: imeiSchema,
  number: numberSchema,
  date: dateSchema('DATE'),
  'date-time': dateSchema('DATETIME'),
  tick: tickSchema,
  'text-list': textListSchema,
  range: rangeSchema,
  salary: salarySchema,
  place: placeSchema,
  kept: keptSchema,
};

/** JSON Schema of the values a field has in this mode. */
export function schemaOf(field: PlanField, mode: FormMode): ShapeSchema {
  return schemas[kindOf(field).shapeName(field, mode)];
}
