import { defineKind } from '../define-kind.ts';
import { typedShape } from '../shapes/typed-shape.ts';

/** EDIT_TEXT: one line for a text, a number, or several parted by commas. */
export const editText = defineKind({
  type: 'EDIT_TEXT',
  shape: (field) => typedShape(field).shape,
  widget: (field) => typedShape(field).widget ?? 'text',
});
