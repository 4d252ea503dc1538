import { useSyncExternalStore } from 'react';

/** A value of the page that changes. The page makes it at its first use; a server never does. */
export interface Cell<Value> {
  /** The value now: the same object until it changes. On a server, the server's value. */
  readonly value: () => Value;
  /** @throws {Error} On a server: what one request wrote, another would read. */
  readonly change: (next: Value) => void;
  /** Calls back after every change; returns the way to stop. */
  readonly follow: (listener: () => void) => () => void;
  /** The value as a component follows it: on a server, and while its HTML hydrates, the server's. */
  readonly use: () => Value;
}

/** Where the value of a cell comes from. */
export interface CellSource<Value> {
  /** The value in every HTML from the server, which draws as for a guest. */
  readonly server: Value;
  /** Reads the value the page begins with; the server's when left out. */
  readonly start?: () => Value;
  /**
   * Follows what changes the value from outside, from the first listener to the last. Returns the
   * way to stop.
   */
  readonly connect?: (change: (next: Value) => void) => () => void;
}

/** Defines a cell. Nothing is read or followed before the page asks for its value. */
export function createCell<Value>({ server, start, connect }: CellSource<Value>): Cell<Value> {
  let made: { value: Value; readonly listeners: Set<() => void> } | null = null;
  let disconnect: (() => void) | undefined;
  const inPage = () => (made ??= { value: start?.() ?? server, listeners: new Set() });

  const value = () => (isOnServer() ? server : inPage().value);
  const change = (next: Value) => {
    if (isOnServer()) throw new Error('A cell was changed on a server. Change it in an event.');
    const page = inPage();
    page.value = next;
    for (const listener of page.listeners) listener();
  };
  const follow = (listener: () => void) => {
    const { listeners } = inPage();
    if (listeners.size === 0) disconnect = connect?.(change);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) disconnect?.();
    };
  };
  return { value, change, follow, use: () => useSyncExternalStore(follow, value, () => server) };
}

function isOnServer(): boolean {
  return typeof document === 'undefined';
}
