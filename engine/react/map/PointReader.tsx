import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import type { Point } from '../../definition/field-definition.ts';
import { toPoint } from './to-point.ts';

/** What the reader of the pin is given. */
export interface PointReaderProps {
  /** Whether moves jump, for those who asked the system for less motion. */
  readonly isStill: boolean;
  readonly onPoint: (point: Point) => void;
  /** What the map is, for screen readers. */
  readonly name: string;
}

/** Tells the point under the pin after every move that a person made; not after a resize. */
export function PointReader({ isStill, onPoint, name }: PointReaderProps) {
  const map = useMap();
  const isByPerson = useRef(false);
  const expectMove = () => {
    isByPerson.current = true;
  };

  useMapEvents({
    dragstart: expectMove,
    zoomstart: expectMove,
    keydown: ({ originalEvent }) => {
      if (originalEvent.key.startsWith('Arrow')) expectMove();
    },
    click: ({ latlng }) => {
      expectMove();
      map.panTo(latlng, { animate: !isStill });
    },
    moveend: () => {
      if (isByPerson.current) onPoint(toPoint(map.getCenter()));
      isByPerson.current = false;
    },
  });

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', name);
  }, [map, name]);

  return null;
}
