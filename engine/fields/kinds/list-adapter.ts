import { choiceKind } from './choice-kind.ts';

/** LIST_ADAPTER: tiles with pictures. */
export const listAdapter = choiceKind('LIST_ADAPTER', { one: 'tiles', several: 'tiles' });
