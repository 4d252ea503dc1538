import type { Widget } from '../widget.ts';
import { DateControl } from './DateControl.tsx';

/** A day (DATE). */
export const dateWidget: Widget = {
  Control: DateControl,
  Aside: null,
  label: 'control',
  isWide: false,
  hint: () => null,
};
