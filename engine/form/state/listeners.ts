/** Listeners of one event; subscriptions are independent, also those of the same function. */
export interface Listeners<Args extends readonly unknown[]> {
  readonly add: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
}

/** Creates an empty list of listeners. A listener removed during a notification is not called any more. */
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
