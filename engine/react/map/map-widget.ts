import type { Widget } from '../widget.ts';
import { MapControl } from './MapControl.tsx';

/** A place on the map (MAP). */
export const mapWidget: Widget = {
  Control: MapControl,
  Aside: null,
  label: 'control',
  isWide: false,
  hint: () => null,
};
