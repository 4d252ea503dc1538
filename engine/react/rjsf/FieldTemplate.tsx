import { descriptionId, ID_KEY, titleId, type FieldTemplateProps } from '@rjsf/utils';

import type { WidgetName } from '../../fields/field-kind.ts';
import { kindOf } from '../../fields/registry.ts';
import type { FieldView } from '../../form/form-store.ts';
import { fieldNamed } from '../field-id.ts';
import { useFormCore, type FormCore } from '../form-context.ts';
import { DrawnFieldContext, type DrawnField } from '../frame/field-context.ts';
import { Frame } from '../frame/Frame.tsx';
import { useFieldView } from '../use-field-view.ts';

/**
 * rjsf's place around a field: follows the store and draws our frame. A keystroke redraws this
 * and the control inside; rjsf, which stands above and between, draws a field once.
 */
export function FieldTemplate({ fieldPathId, children }: FieldTemplateProps) {
  const core = useFormCore();
  const view = useFieldView(core.store, fieldNamed(String(fieldPathId.path.at(-1))));
  const drawn = drawnField(core, view, fieldPathId[ID_KEY]);
  return (
    <DrawnFieldContext value={drawn}>
      <Frame drawn={drawn}>{children}</Frame>
    </DrawnFieldContext>
  );
}

function drawnField(core: FormCore, view: FieldView, id: string): DrawnField {
  const { store, widgets, words, isDisabled, shownAtStart } = core;
  const { key, index } = view.field;
  const widget = widgets[widgetName(view)];
  const messageId = descriptionId(id);
  const hint = widget.hint(view, words);
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
