/** Those who notify of something; each subscription is its own, also of the same function. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly add: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
}

/** Opens an empty list of listeners. Who leaves while others are told is not told any more. */
export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  const listeners = new Set<{ readonly notify: (...args: Args) => void }>();
  return {
    add: (notify) => {
      const listener = { notify };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (...args) => {
      for (const listener of Array.from(listeners)) {
        if (listeners.has(listener)) listener.notify(...args);
      }
    },
  };
}
