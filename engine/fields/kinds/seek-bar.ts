import { defineKind } from '../define-kind.ts';
import { numberShape } from '../shapes/number-shape.ts';
import { rangeShape } from '../shapes/range-shape.ts';

/** SEEK_BAR: one thumb that sets a number in an entry, two that set a range in a filter. */
export const seekBar = defineKind({
  type: 'SEEK_BAR',
  shape: (_, mode) => (mode === 'entry' ? numberShape : rangeShape),
  widget: (_, mode) => (mode === 'entry' ? 'slider' : 'range-slider'),
});
