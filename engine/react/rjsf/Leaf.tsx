import {
  descriptionId,
  ID_KEY,
  titleId,
  toFieldPathId,
  type FieldPathId,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { memo } from 'react';

import type { WidgetName } from '../../fields/field-kind.ts';
import { kindOf } from '../../fields/registry.ts';
import type { FieldView } from '../../form/form-store.ts';
import { fieldName } from '../field-id.ts';
import { useFormCore, type FormCore } from '../form-context.ts';
import { DrawnFieldContext, type DrawnField } from '../frame/field-context.ts';
import { useFieldView } from '../use-field-view.ts';

/** What a leaf is told by the root; none of it changes while the form lives. */
export interface LeafProps {
  readonly field: number;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly registry: Registry;
  readonly parent: FieldPathId;
}

/**
 * One field: follows the store and draws rjsf's own SchemaField. A keystroke redraws this leaf and
 * no other; rjsf's form hears of values at submit only.
 */
export const Leaf = memo(function Leaf({ field, schema, uiSchema, registry, parent }: LeafProps) {
  const core = useFormCore();
  const view = useFieldView(core.store, field);
  const fieldPathId = toFieldPathId(fieldName(field), registry.globalFormOptions, parent);
  const { SchemaField } = registry.fields;
  if (SchemaField === undefined) return null;
  return (
    <DrawnFieldContext value={drawnField(core, view, fieldPathId[ID_KEY])}>
      <SchemaField
        name={fieldName(field)}
        schema={schema}
        uiSchema={uiSchema}
        fieldPathId={fieldPathId}
        formData={view.input}
        errorSchema={NO_ERRORS}
        registry={registry}
        required={view.isRequired}
        disabled={core.isDisabled}
        readonly={false}
        hideError
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    </DrawnFieldContext>
  );
});

const NO_ERRORS = {};

// Widgets speak to the store; rjsf's own way of changing values is not used.
function ignore(): void {}

function drawnField(core: FormCore, view: FieldView, id: string): DrawnField {
  const { store, widgets, isDisabled, shownAtStart } = core;
  const { key, index } = view.field;
  const widget = widgets[widgetName(view)];
  const messageId = descriptionId(id);
  const hint = widget.hint(view);
  const hasMessage = hint !== null || view.fault !== null || view.options.status === 'failed';
  return {
    view,
    widget,
    hint,
    messageId,
    isNew: !shownAtStart.has(index),
    controlProps: {
      view,
      id,
      labelId: titleId(id),
      describedBy: hasMessage ? messageId : undefined,
      isInvalid: view.fault !== null,
      isDisabled,
      onInput: (input) => store.dispatch({ type: 'SET', key, input }),
      onBlur: () => store.dispatch({ type: 'BLUR', key }),
      onRetry: () => store.dispatch({ type: 'RETRY_OPTIONS', field: index }),
    },
  };
}

function widgetName({ field, mode }: FieldView): WidgetName {
  return kindOf(field).widget(field, mode);
}
