import {
  toFieldPathId,
  type FieldPathId,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { memo } from 'react';

import { fieldName } from '../field-id.ts';
import { useFormCore } from '../form-context.ts';
import { isSameRun, type Run } from '../sections/runs.ts';
import { PLACE } from './FieldTemplate.tsx';

/** Props of a run of fields from the root; `schema` and `uiSchema` are those of the whole page. */
export interface FieldRunProps {
  readonly fields: Run['fields'];
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
  readonly registry: Registry;
  readonly parent: FieldPathId;
}

/**
 * Some fields in a row, each drawn by rjsf's own SchemaField. None of its props changes while
 * the form lives: values go past it, from the store to the field's template and widget, and rjsf's
 * form gets them at submit only.
 */
export const FieldRun = memo(function FieldRun(props: FieldRunProps) {
  const { fields, schema, uiSchema, registry, parent } = props;
  const { store, isDisabled } = useFormCore();
  const { SchemaField } = registry.fields;
  if (SchemaField === undefined) return null;
  return fields.map(({ field, place }) => {
    const name = fieldName(field);
    const fieldSchema = schema.properties?.[name];
    if (typeof fieldSchema !== 'object') return null;
    return (
      <SchemaField
        key={field}
        name={name}
        schema={fieldSchema}
        uiSchema={place === 'usual' ? uiSchema?.[name] : { ...uiSchema?.[name], [PLACE]: place }}
        fieldPathId={toFieldPathId(name, registry.globalFormOptions, parent)}
        errorSchema={NO_ERRORS}
        registry={registry}
        required={store.view(field).isRequired}
        disabled={isDisabled}
        readonly={false}
        hideError
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    );
  });
}, areSame);

const NO_ERRORS = {};

// Widgets change the store directly; rjsf's own way of changing values is not used.
function ignore(): void {}

// `uiSchema` comes with `schema`, but rjsf hands a copy of it down on every render of the form.
function areSame(before: FieldRunProps, after: FieldRunProps): boolean {
  return (
    before.schema === after.schema &&
    before.registry === after.registry &&
    before.parent === after.parent &&
    isSameRun(before.fields, after.fields)
  );
}
