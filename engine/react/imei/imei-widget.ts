import type { Widget } from '../widget.ts';
import { ImeiControl } from './ImeiControl.tsx';
import { ImeiCounter } from './ImeiCounter.tsx';

/** The number of a phone (IMEI). */
export const imeiWidget: Widget = {
  Control: ImeiControl,
  Aside: ImeiCounter,
  label: 'control',
  isWide: false,
  hint: ({ input }, { imei }) => (input === null || input === '' ? imei.hint : null),
};
