import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the device has no network; `away`: it has, and the server does not answer. */
export type Connection = 'here' | 'offline' | 'away';

/** The way to the server now. While it is not `here`, reads rest; they go on by themselves. */
export function currentConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return onlineManager.isOnline() ? 'here' : 'away';
}

/** Calls back after every change; returns the way to stop. */
export function followConnection(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/** The connection as a component follows it; HTML from the server is drawn as `here`. */
export function useConnection(): Connection {
  return useSyncExternalStore(followConnection, currentConnection, () => 'here');
}

/** Calls back each time the server is here again; returns the way to stop. */
export function onReturn(act: () => void): () => void {
  return onlineManager.subscribe((isHere) => {
    if (isHere) act();
  });
}
