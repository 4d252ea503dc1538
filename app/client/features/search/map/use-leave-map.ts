import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Id of the link that opens the map and closes it. */
export const MAP_SWITCH_ID = 'map-switch';

/**
 * Moves a focus that is in the map to the link that opened it, else to the page's heading, when
 * the map is closed by Back: the focus would be lost with the map.
 */
export function useLeaveMap(map: RefObject<HTMLElement | null>): void {
  // Before the map is removed: afterwards nothing has the focus.
  useLayoutEffect(() => {
    const element = map.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const target = document.getElementById(MAP_SWITCH_ID) ?? document.querySelector('h1');
      target?.focus({ preventScroll: true });
    };
  }, [map]);
}
