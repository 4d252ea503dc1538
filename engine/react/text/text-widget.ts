import type { Widget } from '../widget.ts';
import { hasCounter } from './count-text.ts';
import { Counter } from './Counter.tsx';
import { TextControl } from './TextControl.tsx';

/** One line of text or one number (EDIT_TEXT). */
export const textWidget: Widget = {
  Control: TextControl,
  Aside: Counter,
  hasAside: hasCounter,
  label: 'control',
  isWide: false,
  hint: () => null,
};
