import type { Widget } from '../widget.ts';
import { ReadOnly } from './ReadOnly.tsx';

/** Drawn for a filter type this engine does not know. */
export const readOnlyWidget: Widget = {
  Control: ReadOnly,
  Aside: null,
  label: 'group',
  isWide: false,
  hint: (_, { readOnly }) => readOnly.hint,
};
