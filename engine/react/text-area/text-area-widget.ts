import { hasCounter } from '../text/count-text.ts';
import { Counter } from '../text/Counter.tsx';
import type { Widget } from '../widget.ts';
import { TextAreaControl } from './TextAreaControl.tsx';

/** Several lines of text (TEXT_AREA). */
export const textAreaWidget: Widget = {
  Control: TextAreaControl,
  Aside: Counter,
  hasAside: hasCounter,
  label: 'control',
  isWide: true,
  hint: () => null,
};
