/** Those who hear of something; each subscription is its own, also of the same function. */
export interface Listeners<Heard extends readonly unknown[]> {
  readonly add: (listener: (...heard: Heard) => void) => () => void;
  readonly tell: (...heard: Heard) => void;
}

/** Opens an empty list of listeners. Who leaves while others are told is not told any more. */
export function openListeners<Heard extends readonly unknown[]>(): Listeners<Heard> {
  const listeners = new Set<{ readonly hear: (...heard: Heard) => void }>();
  return {
    add: (hear) => {
      const listener = { hear };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...heard) => {
      for (const listener of Array.from(listeners)) {
        if (listeners.has(listener)) listener.hear(...heard);
      }
    },
  };
}
