import type { Widget } from '../widget.ts';
import { DateTimeControl } from './DateTimeControl.tsx';

/** A day and a time (DATE of data type DATETIME). */
export const dateTimeWidget: Widget = {
  Control: DateTimeControl,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: () => null,
};
