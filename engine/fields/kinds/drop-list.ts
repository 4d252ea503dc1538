import { choiceKind } from './choice-kind.ts';

/** DROP_LIST: a drop-down list. */
export const dropList = choiceKind('DROP_LIST', { one: 'dropdown', several: 'dropdown' });
