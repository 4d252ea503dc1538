import { useCallback, useSyncExternalStore } from 'react';

/** The widest window that gets the mobile layout, in CSS pixels (spec §2). */
const MOBILE_WIDTH = 768;

/** Whether a CSS media query holds now; follows the window. `false` where there is no window. */
export function useMedia(query: string): boolean {
  // A changing `subscribe` would listen anew on every render.
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the mobile layout is on (spec §2: 768 px or less). */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${MOBILE_WIDTH}px)`);
}
