import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import type { Plan } from '../../definition/plan.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import type { Payload } from '../../form/state/form-state.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import { payload } from '../../form/state/payload.ts';
import { valueSchema } from '../../schema/value-schema.ts';
import { fieldName } from '../field-id.ts';
import { RootTemplate } from './RootTemplate.ts';

/** A page of filters as rjsf wants it. */
export interface PageSchema {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<FormData>;
}

/** Values of the visible fields under the names they have inside rjsf. */
export type FormData = Readonly<Record<string, FieldValue>>;

/**
 * A schema with one property per field of the plan, and the widget of each.
 *
 * A property is the JSON Schema of the field's values, as `toJsonSchema` has it. The page's schema
 * does not change while the form is mounted: hidden fields stay in it and are not drawn, so showing
 * one costs rjsf nothing. Options that load on demand are not in it; the store has them.
 */
export function pageSchema(plan: Plan): PageSchema {
  const entries = plan.fields.map((field) => {
    const name = fieldName(field.index);
    const schema = { ...valueSchema(plan, field), title: field.name };
    const uiSchema = { ...LEAF, 'ui:widget': kindOf(field).widget(field, plan.mode) };
    return { name, schema, uiSchema };
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        entries.flatMap(({ name, schema }) => (isRjsfSchema(schema) ? [[name, schema]] : [])),
      ),
    },
    uiSchema: {
      'ui:FieldTemplate': RootTemplate,
      ...Object.fromEntries(entries.map(({ name, uiSchema }) => [name, uiSchema])),
    },
  };
}

/** One leaf draws every JSON type, alternatives (`anyOf`) included. */
const LEAF = { 'ui:field': 'StoreField', 'ui:fieldReplacesAnyOrOneOf': true } as const;

/** rjsf's type of a schema is JSON Schema's: an object of any keywords. */
function isRjsfSchema(schema: object): schema is RJSFSchema {
  return !Array.isArray(schema);
}

/** The values of the form for rjsf, from the store's payload. */
export function formData(store: FormStore): FormData {
  // A Map, because a key may be the name of something every object has.
  const values = new Map(Object.entries(payload(store.plan, store.state())));
  const entries = store.visibleFields().map((index) => {
    const key = store.plan.fields[index]?.key;
    return [fieldName(index), key === undefined ? undefined : values.get(key)] as const;
  });
  return Object.fromEntries(entries.filter(isGiven));
}

/** Values under the names they have inside rjsf, by the fields' own keys. */
export function toPayload(plan: Plan, data: FormData): Payload {
  const values = plan.fields.map(({ key, index }) => [key, data[fieldName(index)]] as const);
  return Object.fromEntries(values.filter(isGiven));
}

function isGiven(
  entry: readonly [string, FieldValue | undefined],
): entry is readonly [string, FieldValue] {
  return entry[1] !== undefined;
}
