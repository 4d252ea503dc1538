import { ID_KEY, type FieldProps } from '@rjsf/utils';

import { isScalar, type Json } from '../../definition/json.ts';
import { kindOf } from '../../fields/registry.ts';
import type { FieldView } from '../../form/state/form-store.ts';
import { useDrawnField } from '../frame/field-context.ts';

/**
 * The one leaf of the form, under every JSON type: hands the field's widget what rjsf's protocol
 * promises a widget, with the value, the options and the faults that the store has. The widgets of
 * any rjsf theme work here; the engine's own read the store's field around them.
 */
export function StoreField(props: FieldProps) {
  const { schema, uiSchema, fieldPathId, registry, name } = props;
  const drawn = useDrawnField();
  const Widget = registry.widgets[String(uiSchema?.['ui:widget'])];
  if (drawn === null || Widget === undefined) return null;
  const { view, widget, controlProps } = drawn;
  const { field, fault, options } = view;
  return (
    <Widget
      id={fieldPathId[ID_KEY]}
      name={name}
      label={field.name}
      hideLabel={widget.label !== 'inside'}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      registry={registry}
      value={valueOf(view)}
      multiple={field.isMultiple}
      required={view.isRequired}
      disabled={controlProps.isDisabled}
      readonly={false}
      placeholder=""
      rawErrors={fault === null ? [] : [fault.text]}
      options={{
        // Read by the widgets of a theme alone: a list may have thousands of options.
        get enumOptions() {
          return options.options.map(({ name, value }) => ({ label: name, value }));
        },
      }}
      onChange={(json: Json | undefined) => controlProps.onInput(toInput(view, json ?? null))}
      onBlur={controlProps.onBlur}
      onFocus={ignore}
    />
  );
}

/** The value; text that is no value yet, or several, as it was typed. */
function valueOf({ field, input, context }: FieldView): unknown {
  const value = kindOf(field).toValue(input, context);
  if (typeof input === 'string') return isScalar(value) ? value : input;
  return value ?? (field.isMultiple ? [] : undefined);
}

/** A value of a widget as the field's input; what the kind cannot hold, as text that is at fault. */
function toInput({ field, context }: FieldView, json: Json) {
  const input = kindOf(field).toInput(json, context);
  return input === undefined ? JSON.stringify(json) : input;
}

function ignore(): void {}
