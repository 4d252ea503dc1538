import { descriptionId, ID_KEY, titleId, type FieldTemplateProps } from '@rjsf/utils';

import type { FieldView } from '../../form/state/form-store.ts';
import { fieldNamed } from '../field-id.ts';
import { useFormCore, type FormCore } from '../form-context.ts';
import { DrawnFieldContext, type DrawnField } from '../frame/field-context.ts';
import { Frame } from '../frame/Frame.tsx';
import { useFieldView } from '../use-field-view.ts';
import { widgetOf } from '../widget-of.ts';

/** Where the `uiSchema` of a field says that it is level with the control beside it. */
export const LEVEL = 'ui:level';

/**
 * rjsf's place around a field: follows the store and draws our frame. A keystroke redraws this
 * and the control inside; rjsf around and between them draws a field once.
 */
export function FieldTemplate({ fieldPathId, uiSchema, children }: FieldTemplateProps) {
  const core = useFormCore();
  const view = useFieldView(core.store, fieldNamed(String(fieldPathId.path.at(-1))));
  const isLevel = uiSchema?.[LEVEL] === true;
  const drawn = drawnField(core, view, { id: fieldPathId[ID_KEY], isLevel });
  return (
    <DrawnFieldContext value={drawn}>
      <Frame drawn={drawn}>{children}</Frame>
    </DrawnFieldContext>
  );
}

interface FieldLayout {
  readonly id: string;
  readonly isLevel: boolean;
}

function drawnField(core: FormCore, view: FieldView, layout: FieldLayout): DrawnField {
  const { store, words, isDisabled, shownAtStart } = core;
  const { id, isLevel } = layout;
  const { key, index } = view.field;
  const widget = widgetOf(core, index);
  const messageId = descriptionId(id);
  const hint = widget.hint(view, words);
  const hasMessage = hint !== null || view.fault !== null || view.options.status === 'failed';
  return {
    view,
    widget,
    hint,
    messageId,
    isLevel,
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
