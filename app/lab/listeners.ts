/** A set of listeners. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
  /** Removes every listener. */
  readonly clear: () => void;
}

/**
 * Creates an empty set. Adding or removing a listener during a notification takes effect with the
 * next one.
 */
export function createListeners(): Listeners {
  const all = new Map<symbol, () => void>();
  return {
    add: (listener) => {
      const key = Symbol('listener');
      all.set(key, listener);
      return () => {
        all.delete(key);
      };
    },
    notify: () => {
      for (const listener of Array.from(all.values())) listener();
    },
    clear: () => all.clear(),
  };
}
