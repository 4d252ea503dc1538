import { choiceKind } from './choice-kind.ts';

/** LIST: chips to press; a second press clears. */
export const list = choiceKind('LIST', 'chips');

/** LIST_ADAPTER: tiles with pictures. */
export const listAdapter = choiceKind('LIST_ADAPTER', 'tiles');

/** COLOR_LIST: swatches of colour with their names. */
export const colorList = choiceKind('COLOR_LIST', 'swatches');

/** DROP_LIST: a drop-down list. */
export const dropList = choiceKind('DROP_LIST', 'dropdown', { opensList: true });

/** RADIO_BUTTON: segments side by side, a second press clears; chips where several may be chosen. */
export const radioButton = choiceKind('RADIO_BUTTON', 'segmented', { several: 'chips' });

/** LIST_RADIO_BUTTON: radio buttons, a second press clears; boxes where several may be chosen. */
export const listRadioButton = choiceKind('LIST_RADIO_BUTTON', 'radio-list', {
  several: 'checkbox-list',
  asksAll: true,
});
