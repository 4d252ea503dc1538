import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { CheckboxList } from './CheckboxList.tsx';

/** CHECKBOX with values: a list of boxes. */
export const checkboxListWidget: Widget = {
  Control: CheckboxList,
  Aside: null,
  label: 'group',
  isWide: true,
  hint: choiceHint,
};
