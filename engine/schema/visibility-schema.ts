import type { Condition } from '../definition/field-definition.ts';
import type { Json, JsonObject } from '../definition/json.ts';
import type { Plan, PlanField } from '../definition/plan.ts';
import { allOf, presenceSchema, propertySchema } from './property-schema.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Schemas of the payload that accept it where `field` is shown: its parent has a value and every
 * condition matches. Empty for a field that always shows; `null` for one that never does.
 */
export function visibilitySchemas(plan: Plan, field: PlanField): readonly JsonObject[] | null {
  const slots = plan.conditionSlots[field.index] ?? [];
  const parent = field.parent === null ? null : (plan.fields[field.parent] ?? null);
  const isLost = field.isUnreachable || parent?.isUnreachable === true;
  if (isLost || slots.includes(null)) return null;

  const conditions = field.showIf.map(conditionSchema);
  return parent === null ? conditions : [...filledSchemas(plan, parent), ...conditions];
}

/** Name under `$defs` of the schema that decides whether a field is the visible one of its key. */
export function shownName(field: PlanField): string {
  return `shown-${field.index}`;
}

/**
 * Schema that accepts where `field` is the one shown of the fields that share its key: visible,
 * and none before it is.
 */
export function shownSchema(plan: Plan, field: PlanField): JsonObject {
  const visible = visibilitySchemas(plan, field);
  if (visible === null) return { not: {} };
  const rivals = (plan.fieldsBySlot[field.slot] ?? []).filter((index) => index < field.index);
  const none = rivals.map((index) => ({ not: { $ref: `#/$defs/shown-${index}` } }));
  return { type: 'object', ...allOf([...visible, ...none]) };
}

/**
 * A key usually has one field: then its presence means that the field is visible, since hidden
 * fields send nothing. Only a shared key needs a check of its field.
 */
function filledSchemas(plan: Plan, field: PlanField): readonly JsonObject[] {
  const isShared = (plan.fieldsBySlot[field.slot] ?? []).length > 1;
  const owner = isShared ? [{ $ref: `#/$defs/${shownName(field)}` }] : [];
  const filled = propertySchema(field.key, schemaOf(field, plan.mode).filled);
  return [...owner, presenceSchema(field.key), filled];
}

/** Accepts where the value of the key, or a member of it, is one of the texts. */
function conditionSchema({ key, values }: Condition): JsonObject {
  const accepted = { enum: Array.from(new Set(values.flatMap(spellings))) };
  const member = { type: 'array', contains: accepted };
  return allOf([presenceSchema(key), propertySchema(key, { anyOf: [accepted, member] })]);
}

/** The JSON values whose text is `text`: itself, and the number or flag that prints as it. */
function spellings(text: string): readonly Json[] {
  const number = Number(text);
  const numbers = Number.isFinite(number) && String(number) === text ? [number] : [];
  const flags = [true, false].filter((flag) => String(flag) === text);
  return [text, ...numbers, ...flags];
}
