import { useDrawnField } from '../frame/field-context.ts';

/** rjsf's widget under every name: draws the engine's control of the field around it. */
export function StoreWidget() {
  const drawn = useDrawnField();
  if (drawn === null) return null;
  const { widget, controlProps } = drawn;
  return <widget.Control {...controlProps} />;
}
