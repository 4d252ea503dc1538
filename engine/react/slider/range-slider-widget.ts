import type { Widget } from '../widget.ts';
import { RangeSliderControl } from './RangeSliderControl.tsx';
import { RangeSliderValue } from './RangeSliderValue.tsx';

/** Numbers from one to another along a scale (SEEK_BAR of a filter). */
export const rangeSliderWidget: Widget = {
  Control: RangeSliderControl,
  Aside: RangeSliderValue,
  label: 'group',
  isWide: false,
  hint: () => null,
};
