import { defineKind } from '../define-kind.ts';
import { rangeShape } from '../shapes/range-shape.ts';

/** RANGE_INPUT: «from» and «to», in entries and filters alike. */
export const rangeInput = defineKind({
  type: 'RANGE_INPUT',
  shape: () => rangeShape,
  widget: () => 'range',
});
