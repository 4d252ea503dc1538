import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { Chips } from './Chips.tsx';

/** LIST: chips, one value or several. */
export const chipsWidget: Widget = {
  Control: Chips,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: choiceHint,
};
