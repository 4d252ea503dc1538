import type { ISchema } from '@formily/react';

import {
  AREA_LIMIT,
  TEXT_LIMIT,
  type Variant,
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
  const { key, label, variant, options, isRequired, max } = field;
  const maxLength = LENGTHS[variant];
  return {
    type: variant === 'number' ? 'number' : 'string',
    title: label,
    required: isRequired,
    ...(max !== null && { maximum: max }),
    ...(maxLength !== undefined && { maxLength }),
    ...(options.length > 0 && {
      enum: options.map((option) => ({ label: option, value: option })),
    }),
    'x-decorator': 'FormItem',
    'x-decorator-props': { forKey: key },
    'x-component': variant,
    'x-component-props': { field },
  };
}

const LENGTHS: Partial<Readonly<Record<Variant, number>>> = { text: TEXT_LIMIT, area: AREA_LIMIT };
