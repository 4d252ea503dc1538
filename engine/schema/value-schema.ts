import type { JsonObject } from '../definition/json.ts';
import type { Plan, PlanField } from '../definition/plan.ts';
import type { FieldContext } from '../fields/field-kind.ts';
import { schemaOf } from './schema-of.ts';

/** JSON Schema of the values that the rules of a field accept; presence is left to the caller. */
export function valueSchema(plan: Plan, field: PlanField): JsonObject {
  return schemaOf(field, plan.mode).toSchema(startContext(plan, field));
}

/** What a kind knows of its field before anything loads. */
export function startContext({ mode }: Plan, field: PlanField): FieldContext {
  const { options, isNextFilter } = field;
  const areOptionsComplete = options.length > 0 && !isNextFilter;
  return { field, mode, options, areOptionsComplete };
}
