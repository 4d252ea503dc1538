import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { RadioList } from './RadioList.tsx';

/** LIST_RADIO_BUTTON: a list of radios. */
export const radioListWidget: Widget = {
  Control: RadioList,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: choiceHint,
};
