import { choiceKind } from './choice-kind.ts';

/** RADIO_BUTTON: segments side by side, a second press clears; chips where several may be chosen. */
export const radioButton = choiceKind('RADIO_BUTTON', { one: 'segmented', several: 'chips' });
