/** Those who want to hear of a change. */
export interface Listeners {
  /** Adds one; returns the way to stop. */
  readonly add: (listener: () => void) => () => void;
  readonly tell: () => void;
  /** Forgets them all. */
  readonly clear: () => void;
}

/** Opens a list of listeners. One that is added or stopped while others are told waits its turn. */
export function openListeners(): Listeners {
  const all = new Map<symbol, () => void>();
  return {
    add: (listener) => {
      const place = Symbol('listener');
      all.set(place, listener);
      return () => {
        all.delete(place);
      };
    },
    tell: () => {
      for (const listener of Array.from(all.values())) listener();
    },
    clear: () => all.clear(),
  };
}
