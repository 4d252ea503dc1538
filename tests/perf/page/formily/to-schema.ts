import type { ISchema } from '@formily/react';

import {
  AREA_LIMIT,
  TEXT_LIMIT,
  type Look,
  type Work,
  type WorkField,
} from '../../measure/work.ts';

/** The work in Formily's variant of JSON Schema. */
export function toSchema({ fields, choice, child }: Work): ISchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.key,
        {
          ...schemaOf(field),
          ...(field === child && { 'x-reactions': '{{loadChildren}}' }),
          ...(field.shownWith !== null && {
            'x-reactions': {
              dependencies: [choice.key],
              fulfill: { state: { visible: `{{$deps[0] === '${field.shownWith}'}}` } },
            },
          }),
        },
      ]),
    ),
  };
}

function schemaOf(field: WorkField): ISchema {
  const { key, label, look, options, isRequired, max } = field;
  const maxLength = LENGTHS[look];
  return {
    type: look === 'number' ? 'number' : 'string',
    title: label,
    required: isRequired,
    ...(max !== null && { maximum: max }),
    ...(maxLength !== undefined && { maxLength }),
    ...(options.length > 0 && {
      enum: options.map((option) => ({ label: option, value: option })),
    }),
    'x-decorator': 'FormItem',
    'x-decorator-props': { forKey: key },
    'x-component': look,
    'x-component-props': { field },
  };
}

const LENGTHS: Partial<Readonly<Record<Look, number>>> = { text: TEXT_LIMIT, area: AREA_LIMIT };
