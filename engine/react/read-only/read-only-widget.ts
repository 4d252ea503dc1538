import type { Widget } from '../widget.ts';
import { READ_ONLY_WORDS } from './read-only-words.ru.ts';
import { ReadOnly } from './ReadOnly.tsx';

/** Drawn for a filter type this engine does not know (DESIGN §8). */
export const readOnlyWidget: Widget = {
  Control: ReadOnly,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: () => READ_ONLY_WORDS.hint,
};
