import { defineKind } from '../define-kind.ts';
import { typedShape } from '../shapes/typed-shape.ts';

/** TEXT_AREA: lines of text in an ad, one line in a filter. */
export const textArea = defineKind({
  type: 'TEXT_AREA',
  shape: (field) => typedShape(field).shape,
  widget: (field, mode) => typedShape(field).widget ?? (mode === 'ad' ? 'text-area' : 'text'),
});
