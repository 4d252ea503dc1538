import type { WidgetName } from '@bozor/form-engine';
import { widgets } from '@bozor/form-engine/react';
import type { Widget, WidgetProps } from '@bozor/form-engine/react';
import type { FormStore } from '@bozor/form-engine/store';

import { stepWatchOf } from './step-watch.ts';

const counted = new WeakMap<FormStore['dispatch'], Readonly<Record<string, Widget>>>();

/** The engine's widgets, wrapped to count their renders in the step watch of the form. */
export function countedWidgets(store: FormStore): Partial<Readonly<Record<WidgetName, Widget>>> {
  const known =
    counted.get(store.dispatch) ??
    Object.fromEntries(
      Object.entries(widgets).map(([name, widget]) => [name, countedWidget(widget, store)]),
    );
  counted.set(store.dispatch, known);
  return known;
}

function countedWidget(widget: Widget, store: FormStore): Widget {
  const { Control } = widget;
  function CountedControl(props: WidgetProps) {
    stepWatchOf(store).countDrawing(props.view.field.index);
    return <Control {...props} />;
  }
  return { ...widget, Control: CountedControl };
}
