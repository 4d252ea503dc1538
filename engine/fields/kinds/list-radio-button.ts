import { choiceKind } from './choice-kind.ts';

/** LIST_RADIO_BUTTON: a list of radio buttons, a second press clears; boxes where several may be chosen. */
export const listRadioButton = choiceKind('LIST_RADIO_BUTTON', {
  one: 'radio-list',
  several: 'checkbox-list',
});
