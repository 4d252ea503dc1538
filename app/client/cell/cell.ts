import { useSyncExternalStore } from 'react';

/**
 * A value of the page that changes. It is created at its first read on a page, never on a server.
 */
export interface Cell<Value> {
  /** The current value, identical between changes. On a server, the server's value. */
  readonly value: () => Value;
  /** @throws {Error} On a server, where the value would be shared between requests. */
  readonly change: (next: Value) => void;
  /** Calls back after every change; returns the unsubscribe function. */
  readonly follow: (listener: () => void) => () => void;
  /** The value as a component reads it: on a server and during hydration, the server's value. */
  readonly use: () => Value;
}

/** The source of a cell's value. */
export interface CellSource<Value> {
  /** The value in all HTML from the server, which is rendered as for a guest. */
  readonly server: Value;
  /** Reads the initial value on the page; without it, the server's value. */
  readonly start?: () => Value;
  /**
   * Follows outside changes of the value while the cell has listeners. Returns the unsubscribe
   * function.
   */
  readonly connect?: (change: (next: Value) => void) => () => void;
}

/** Defines a cell. The source is first read when the page reads the value. */
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
