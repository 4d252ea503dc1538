import { defineKind } from '../define-kind.ts';
import { numberShape } from '../shapes/number-shape.ts';
import { rangeShape } from '../shapes/range-shape.ts';

/** SEEK_BAR: one thumb that sets a number in an ad, two that set a range in a filter. */
export const seekBar = defineKind({
  type: 'SEEK_BAR',
  shape: (_, mode) => (mode === 'ad' ? numberShape : rangeShape),
  widget: (_, mode) => (mode === 'ad' ? 'slider' : 'range-slider'),
});
