import type { Widget } from '../widget.ts';
import { RangeControl } from './RangeControl.tsx';

/** Numbers from one to another (RANGE_INPUT). */
export const rangeWidget: Widget = {
  Control: RangeControl,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: () => null,
};
