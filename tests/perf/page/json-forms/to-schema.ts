import type { JsonSchema } from '@jsonforms/core';

import { AREA_LIMIT, TEXT_LIMIT, type Work, type WorkField } from '../../work.ts';

/** The work as a JSON Schema; what shows when is the business of the UI schema. */
export function toSchema({ fields }: Work): JsonSchema {
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    properties: Object.fromEntries(
      fields.map((field) => [field.key, { ...schemaOf(field), title: field.label }]),
    ),
  };
}

function schemaOf({ look, options, max }: WorkField): JsonSchema {
  switch (look) {
    case 'text':
      return { type: 'string', maxLength: TEXT_LIMIT };
    case 'number':
      return { type: 'integer', ...(max !== null && { maximum: max }) };
    case 'select':
    case 'radio':
      return { type: 'string', ...(options.length > 0 && { enum: [...options] }) };
    case 'checkbox':
      return { type: 'boolean' };
    case 'area':
      return { type: 'string', maxLength: AREA_LIMIT };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'range':
      return { type: 'object', properties: { min: INTEGER, max: INTEGER } };
    case 'boxes':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...options] } };
    case 'url':
      return { type: 'string' };
  }
}

const INTEGER: JsonSchema = { type: 'integer' };
