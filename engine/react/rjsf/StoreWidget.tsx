import { useDrawnField } from '../frame/field-context.ts';

/** rjsf's widget under every name: draws the engine's control of the field around it. */
export function StoreWidget() {
  const drawn = useDrawnField();
  if (drawn === null) return null;
  const { widget, controlProps } = drawn;
  return <widget.Control {...controlProps} />;
}

// rjsf wraps a widget in a component that adds the widget's default options, and keeps it under
// this name. There are no options here, so the widget stands for its own wrapper.
StoreWidget.MergedWidget = StoreWidget;
