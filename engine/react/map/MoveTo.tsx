import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

import type { Point } from '../../definition/field-definition.ts';

/** A town fills the map. */
const TOWN_ZOOM = 12;

/** What moves a map is given. */
export interface MoveToProps {
  readonly map: LeafletMap;
  readonly target: Point | null | undefined;
}

/** Moves a map to a place that was chosen beside it, as close as it shows something. */
export function MoveTo({ map, target }: MoveToProps) {
  useEffect(() => {
    if (!target) return;
    const zoom = Math.min(map.getMaxZoom(), Math.max(map.getZoom(), TOWN_ZOOM));
    map.setView([target.latitude, target.longitude], zoom, { animate: false });
  }, [map, target]);
  return null;
}
