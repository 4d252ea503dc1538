import type { Widget } from '../widget.ts';
import { SliderControl } from './SliderControl.tsx';
import { SliderValue } from './SliderValue.tsx';

/** One number along a scale (SEEK_BAR of an entry). */
export const sliderWidget: Widget = {
  Control: SliderControl,
  Aside: SliderValue,
  label: 'control',
  isWide: false,
  hint: () => null,
};
