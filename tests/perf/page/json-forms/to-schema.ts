import type { JsonSchema } from '@jsonforms/core';

import type { Work } from '../../measure/work.ts';
import { fieldSchema } from '../field-schema.ts';

/** The work as a JSON Schema; visibility is in the UI schema. */
export function toSchema({ fields }: Work): JsonSchema {
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    properties: Object.fromEntries(
      fields.map((field) => [field.key, { ...fieldSchema(field), title: field.label }]),
    ),
  };
}
