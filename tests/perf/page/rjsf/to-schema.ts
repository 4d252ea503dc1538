import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { CHOICE_OPTIONS, type Work, type WorkField } from '../../measure/work.ts';
import { fieldSchema } from '../field-schema.ts';

/** Form data of rjsf. */
export type FormData = Readonly<Record<string, unknown>>;

/**
 * The work as a JSON Schema; the fields of a choice are in its `dependencies`.
 *
 * @param childValues The child's list if loaded.
 */
export function toSchema(work: Work, childValues: readonly string[]): RJSFSchema {
  const { choice, child } = work;
  const fields = work.fields.map((field) =>
    field === child ? { ...child, options: childValues } : field,
  );
  return {
    type: 'object',
    required: fields.filter(({ isRequired }) => isRequired).map(({ key }) => key),
    properties: propertiesOf(fields.filter(({ shownWith }) => shownWith === null)),
    dependencies: {
      [choice.key]: {
        oneOf: CHOICE_OPTIONS.map((option) => ({
          properties: {
            [choice.key]: { enum: [option] },
            ...propertiesOf(fields.filter(({ shownWith }) => shownWith === option)),
          },
        })),
      },
    },
  };
}

/** Widgets, and the page order that dependent fields would lose otherwise. */
export function toUiSchema({ fields, child }: Work): UiSchema<FormData> {
  const widgets = { radio: 'radio', area: 'textarea', boxes: 'checkboxes' } as const;
  const known = new Map<string, string>(Object.entries(widgets));
  return {
    'ui:order': fields.map(({ key }) => key),
    // Without a list of values it would be a text box.
    [child.key]: { 'ui:widget': 'select' },
    ...Object.fromEntries(
      fields
        .filter(({ variant }) => known.has(variant))
        .map(({ key, variant }) => [key, { 'ui:widget': known.get(variant) }]),
    ),
  };
}

function propertiesOf(fields: readonly WorkField[]): NonNullable<RJSFSchema['properties']> {
  return Object.fromEntries(
    fields.map((field) => [field.key, { ...fieldSchema(field), title: field.label }]),
  );
}
