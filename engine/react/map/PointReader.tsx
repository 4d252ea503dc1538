import type { LeafletKeyboardEvent, LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';

import type { Point } from '../../definition/field-definition.ts';
import { toPoint } from './to-point.ts';

/** What the reader of the pin is given. */
export interface PointReaderProps {
  readonly map: LeafletMap;
  /** Whether moves jump, for those who asked the system for less motion. */
  readonly isStill: boolean;
  readonly onPoint: (point: Point) => void;
  /** What the map is, for screen readers. */
  readonly name: string;
}

/** Reports the point under the pin after every move by a person; not after a resize. */
export function PointReader({ map, isStill, onPoint, name }: PointReaderProps) {
  const isByPerson = useRef(false);

  useEffect(() => {
    const expectMove = (): void => {
      isByPerson.current = true;
    };
    const handlers = {
      dragstart: expectMove,
      // A map beyond its end is brought back by itself.
      zoomstart: () => {
        if (map.getZoom() <= map.getMaxZoom()) expectMove();
      },
      keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
        if (originalEvent.key.startsWith('Arrow')) expectMove();
      },
      click: ({ latlng }: LeafletMouseEvent) => {
        expectMove();
        map.panTo(latlng, { animate: !isStill });
      },
      moveend: () => {
        if (isByPerson.current) onPoint(toPoint(map.getCenter()));
        isByPerson.current = false;
      },
    };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map, isStill, onPoint]);

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', name);
  }, [map, name]);

  return null;
}
