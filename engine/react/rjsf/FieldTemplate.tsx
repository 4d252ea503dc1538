import { descriptionId, ID_KEY, titleId, type FieldTemplateProps } from '@rjsf/utils';

import type { FieldView } from '../../form/state/form-store.ts';
import { fieldNamed } from '../field-id.ts';
import { useFormCore, type FormCore } from '../form-context.ts';
import { DrawnFieldContext, type DrawnField } from '../frame/field-context.ts';
import { Frame } from '../frame/Frame.tsx';
import type { FieldPlace } from '../sections/runs.ts';
import { useFieldView } from '../use-field-view.ts';
import { widgetOf } from '../widget-of.ts';

/** Where the `uiSchema` of a field names its place in its row. */
export const PLACE = 'ui:place';

/**
 * rjsf's template around a field: follows the store and draws our frame. A keystroke redraws this
 * and the control inside; rjsf around and between them draws a field once.
 */
export function FieldTemplate({ fieldPathId, uiSchema, children }: FieldTemplateProps) {
  const core = useFormCore();
  const view = useFieldView(core.store, fieldNamed(String(fieldPathId.path.at(-1))));
  const drawn = drawnField(core, view, {
    id: fieldPathId[ID_KEY],
    place: placeIn(uiSchema),
  });
  return (
    <DrawnFieldContext value={drawn}>
      <Frame drawn={drawn}>{children}</Frame>
    </DrawnFieldContext>
  );
}

interface FieldLayout {
  readonly id: string;
  readonly place: FieldPlace;
}

function placeIn(uiSchema: FieldTemplateProps['uiSchema']): FieldPlace {
  const place: unknown = uiSchema?.[PLACE];
  return place === 'level' || place === 'alone' ? place : 'usual';
}

function drawnField(core: FormCore, view: FieldView, layout: FieldLayout): DrawnField {
  const { store, words, isDisabled, shownAtStart } = core;
  const { id, place } = layout;
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
    place,
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
