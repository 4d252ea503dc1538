import { choiceHint } from '../choice/choice-hint.ts';
import type { Widget } from '../widget.ts';
import { Swatches } from './Swatches.tsx';

/** COLOR_LIST: swatches with names, one value or several. */
export const swatchesWidget: Widget = {
  Control: Swatches,
  Aside: null,
  label: 'group',
  isWide: true,
  hint: choiceHint,
};
