import { choiceKind } from './choice-kind.ts';

/** LIST: chips to press, a second press clears. */
export const list = choiceKind('LIST', { one: 'chips', several: 'chips' });
