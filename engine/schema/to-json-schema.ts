import type { Json, JsonObject } from '../definition/json.ts';
import type { Plan, PlanField } from '../definition/plan.ts';
import { kindOf } from '../fields/registry.ts';
import { allOf, closedSchema, presenceSchema, propertySchema } from './property-schema.ts';
import { schemaOf } from './schema-of.ts';
import { startContext, valueSchema } from './value-schema.ts';
import { shownName, shownSchema, visibilitySchemas } from './visibility-schema.ts';

/**
 * JSON Schema (2020-12) of the payload, visibility included: for other tools and languages, never
 * for the live path.
 *
 * A hidden field's property must be absent, a visible one obeys its kind, and in an entry a required
 * one must be there. Names of no field are refused. Options that load on demand are not in it.
 * `schemaFormats` and `schemaKeywords` hold what the standard has no word for.
 */
export function toJsonSchema(plan: Plan): JsonObject {
  const slots = plan.fieldsBySlot.map((indexes) => slotSchema(plan, indexes));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    ...closedSchema(plan.keys),
    // The standard wants at least one schema in the list.
    ...(slots.length > 0 && { allOf: slots }),
    $defs: Object.fromEntries(plan.fieldsBySlot.flatMap((indexes) => rivalSchemas(plan, indexes))),
  };
}

/** What the property of one key must be: validated by the first of its fields that shows, else absent. */
function slotSchema(plan: Plan, indexes: readonly number[]): JsonObject {
  const fields = indexes.flatMap((index) => plan.fields[index] ?? []);
  const key = fields[0]?.key ?? '';
  return fields.reduceRight<JsonObject>(
    (otherwise, field) => choiceSchema(plan, field, otherwise),
    propertySchema(key, false),
  );
}

function choiceSchema(plan: Plan, field: PlanField, otherwise: JsonObject): JsonObject {
  const visible = visibilitySchemas(plan, field);
  if (visible === null) return otherwise;
  const validated = fieldSchema(plan, field);
  if (visible.length === 0) return validated;
  // JSON Schema's own word, in data.
  return { if: allOf(visible), then: validated, else: otherwise };
}

function fieldSchema(plan: Plan, field: PlanField): JsonObject {
  const { filled } = schemaOf(field, plan.mode);
  const value = valueSchema(plan, field);
  const isOptional = kindOf(field).validate(null, startContext(plan, field)) === null;
  if (isOptional) return propertySchema(field.key, value);

  return {
    ...presenceSchema(field.key),
    ...propertySchema(field.key, allOf([value, filled])),
  };
}

/** Names the visibility of fields that share a key, for `$ref`. */
function rivalSchemas(plan: Plan, indexes: readonly number[]): readonly [string, Json][] {
  if (indexes.length < 2) return [];
  const fields = indexes.flatMap((index) => plan.fields[index] ?? []);
  return fields.map((field) => [shownName(field), shownSchema(plan, field)]);
}
