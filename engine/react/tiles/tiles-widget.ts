import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { Tiles } from './Tiles.tsx';

/** LIST_ADAPTER: tiles with pictures, one value or several. */
export const tilesWidget: Widget = {
  Control: Tiles,
  Aside: null,
  label: 'group',
  isWide: true,
  hint: choiceHint,
};
