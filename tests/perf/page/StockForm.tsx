import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';

import { benchFields } from '../bench-fields.ts';
import type { BenchField, BenchLook } from '../bench-fields.ts';

const schemas: Readonly<Record<BenchLook, (field: BenchField) => RJSFSchema>> = {
  text: () => ({ type: 'string', maxLength: 200 }),
  number: () => ({ type: 'integer' }),
  select: ({ options }) => ({ type: 'string', enum: [...options] }),
  radio: ({ options }) => ({ type: 'string', enum: [...options] }),
  checkbox: () => ({ type: 'boolean' }),
  area: () => ({ type: 'string', maxLength: 2000 }),
  date: () => ({ type: 'string', format: 'date' }),
  range: () => ({
    type: 'object',
    properties: { min: { type: 'integer' }, max: { type: 'integer' } },
  }),
  boxes: ({ options }) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: [...options] },
  }),
  url: () => ({ type: 'string' }),
};

const widgets: Partial<Readonly<Record<BenchLook, string>>> = {
  radio: 'radio',
  area: 'textarea',
  boxes: 'checkboxes',
};

/** Stock rjsf with its stock validator, as its readme shows it: uncontrolled, judged on submit. */
export function StockForm({ isLive }: { readonly isLive: boolean }) {
  const schema: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      benchFields.map((field) => [
        field.key,
        Object.assign(schemas[field.look](field), { title: field.label }),
      ]),
    ),
  };
  const uiSchema: UiSchema = Object.fromEntries(
    benchFields.map((field) => [field.key, { 'ui:widget': widgets[field.look] }]),
  );
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={customizeValidator()}
      liveValidate={isLive ? 'onChange' : false}
    />
  );
}
