import type { Widget } from '../widget.ts';
import { Checkbox } from './Checkbox.tsx';

/** CHECKBOX without values: one box. */
export const checkboxWidget: Widget = {
  Control: Checkbox,
  Aside: null,
  label: 'inside',
  isWide: false,
  hint: () => null,
};
