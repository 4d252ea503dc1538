import { Ajv } from 'ajv';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { LongTextField } from 'uniforms-unstyled';

import { AREA_LIMIT, TEXT_LIMIT, type Work, type WorkField } from '../../measure/work.ts';

/** The work as a bridge: its JSON Schema, with a validator as in the documentation. */
export function toBridge({ fields }: Work): JSONSchemaBridge {
  const schema = {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    properties: Object.fromEntries(
      fields.map((field) => [field.key, { ...schemaOf(field), title: field.label }]),
    ),
  };
  const ajv = new Ajv({ allErrors: true, useDefaults: true, keywords: ['uniforms'] });
  const validate = ajv.compile(schema);
  const validator = (model: unknown) => (validate(model) ? null : { details: validate.errors });
  return new JSONSchemaBridge({ schema, validator });
}

function schemaOf({ variant, options, max }: WorkField) {
  switch (variant) {
    case 'text':
      return { type: 'string', maxLength: TEXT_LIMIT };
    case 'number':
      return { type: 'integer', ...(max !== null && { maximum: max }) };
    case 'select':
      return { type: 'string', uniforms: { options: choices(options) } };
    case 'radio':
      return { type: 'string', uniforms: { options: choices(options), checkboxes: true } };
    case 'checkbox':
      return { type: 'boolean' };
    case 'area':
      return { type: 'string', maxLength: AREA_LIMIT, uniforms: { component: LongTextField } };
    case 'date':
      return { type: 'string', uniforms: { type: 'date' } };
    case 'range':
      return { type: 'object', properties: { min: INTEGER, max: INTEGER } };
    case 'boxes':
      return {
        type: 'array',
        items: { type: 'string' },
        uniforms: { options: choices(options), checkboxes: true },
      };
    case 'url':
      return { type: 'string', uniforms: { type: 'url' } };
  }
}

const INTEGER = { type: 'integer' } as const;

function choices(options: readonly string[]) {
  return options.map((option) => ({ label: option, value: option }));
}
