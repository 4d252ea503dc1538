import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { Segmented } from './Segmented.tsx';

/** RADIO_BUTTON: a segmented switch. */
export const segmentedWidget: Widget = {
  Control: Segmented,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: choiceHint,
};
