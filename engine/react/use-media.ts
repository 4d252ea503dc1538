import { useSyncExternalStore } from 'react';

/** The widest window that gets the mobile layout, in CSS pixels. */
const MOBILE_WIDTH = 768;

/** A media query as React follows it; one for all fields that ask the same. */
interface MediaSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOn: () => boolean;
}

const sources = new Map<string, MediaSource>();

/** Whether a CSS media query holds now; follows the window. `false` where there is no window. */
export function useMedia(query: string): boolean {
  const { subscribe, isOn } = sourceOf(query);
  return useSyncExternalStore(subscribe, isOn, () => false);
}

/** Whether the mobile layout is on (768 px or less). */
export function useIsMobile(): boolean {
  return useMedia(`(max-width: ${MOBILE_WIDTH}px)`);
}

function sourceOf(query: string): MediaSource {
  const known = sources.get(query);
  if (known !== undefined) return known;
  const source = openSource(query);
  sources.set(query, source);
  return source;
}

function openSource(query: string): MediaSource {
  let media: MediaQueryList | null = null;
  // Asked for at the first look, which a server never takes.
  const list = () => (media ??= window.matchMedia(query));
  return {
    subscribe: (listener) => {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
    isOn: () => list().matches,
  };
}
