import type { Widget } from '../widget.ts';
import { Dropdown } from './Dropdown.tsx';

/** DROP_LIST: one value or several from a list of any length. */
export const dropdownWidget: Widget = {
  Control: Dropdown,
  Aside: null,
  label: 'control',
  isWide: false,
  hint: () => null,
};
