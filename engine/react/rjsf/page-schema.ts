import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import type { Plan } from '../../definition/plan.ts';
import type { FieldValue } from '../../fields/field-value.ts';
import { kindOf } from '../../fields/registry.ts';
import type { Payload } from '../../form/state/form-state.ts';
import type { FormStore } from '../../form/state/form-store.ts';
import { payload } from '../../form/state/payload.ts';
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
 * A flat schema with one property per field of the plan, and the widget of each.
 *
 * It never changes while a form lives: hidden fields stay in it and are not drawn, so showing one
 * costs rjsf nothing. Every property is a `string` to rjsf, whose StringField hands any value on
 * as it is; what a value must be is the business of the engine's rules and `toJsonSchema`.
 */
export function pageSchema(plan: Plan): PageSchema {
  const entries = plan.fields.map((field) => {
    const name = fieldName(field.index);
    const widget = kindOf(field).widget(field, plan.mode);
    return { name, schema: { type: 'string' as const, title: field.name }, widget };
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    },
    uiSchema: {
      'ui:FieldTemplate': RootTemplate,
      ...Object.fromEntries(entries.map(({ name, widget }) => [name, { 'ui:widget': widget }])),
    },
  };
}

/** What rjsf is told the form holds, from the store's payload. */
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
