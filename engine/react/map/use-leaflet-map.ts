import { Map as LeafletMap, type MapOptions } from 'leaflet';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where a map is drawn, and the map once it is. */
export interface DrawnMap {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly map: LeafletMap | null;
}

/**
 * Draws a Leaflet map in an element as long as the component lives.
 *
 * @param options Read once, when the map is drawn.
 */
export function useLeafletMap(options: MapOptions): DrawnMap {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(options);
  const [map, setMap] = useState<LeafletMap | null>(null);

  useEffect(() => {
    if (element.current === null) return undefined;
    const drawn = new LeafletMap(element.current, first);
    setMap(drawn);
    return () => {
      setMap(null);
      drawn.remove();
    };
  }, [first]);

  return { element, map };
}
