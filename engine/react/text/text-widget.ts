import type { Widget } from '../widget.ts';
import { Counter } from './Counter.tsx';
import { TextControl } from './TextControl.tsx';

/** One line of text or one number (EDIT_TEXT). */
export const textWidget: Widget = {
  Control: TextControl,
  Aside: Counter,
  label: 'control',
  isWide: false,
  hint: () => null,
};
