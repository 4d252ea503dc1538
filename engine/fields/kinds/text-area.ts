import { defineKind } from '../define-kind.ts';
import { typedShape } from '../shapes/typed-shape.ts';

/** TEXT_AREA: lines of text in an entry, one line in a filter. */
export const textArea = defineKind({
  type: 'TEXT_AREA',
  shape: (field) => typedShape(field).shape,
  widget: (field, mode) => typedShape(field).widget ?? (mode === 'entry' ? 'text-area' : 'text'),
  isProse: (field, mode) => mode === 'entry' && typedShape(field).widget === null,
});
