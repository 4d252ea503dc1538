import { useSyncExternalStore } from 'react';

/** Windows that get the mobile layout: 768 CSS pixels wide at most. */
const MOBILE = '(max-width: 768px)';

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
  return useMedia(MOBILE);
}

function sourceOf(query: string): MediaSource {
  const source = sources.get(query) ?? createSource(query);
  sources.set(query, source);
  return source;
}

function createSource(query: string): MediaSource {
  let media: MediaQueryList | null = null;
  // Asked for at the first read, which a server never makes.
  const list = () => (media ??= window.matchMedia(query));
  return {
    subscribe: (listener) => {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
    isOn: () => list().matches,
  };
}
