import { choiceKind } from './choice-kind.ts';

/** COLOR_LIST: swatches of colour with their names. */
export const colorList = choiceKind('COLOR_LIST', { one: 'swatches', several: 'swatches' });
