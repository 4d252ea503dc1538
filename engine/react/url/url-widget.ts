import type { Widget } from '../widget.ts';
import { UrlControl } from './UrlControl.tsx';

/** The address of a site (URL). */
export const urlWidget: Widget = {
  Control: UrlControl,
  Aside: null,
  label: 'control',
  isWide: false,
  hint: () => null,
};
