import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** `offline`: the device has no network; `away`: it has, but the server does not answer. */
export type Connection = 'here' | 'offline' | 'away';

/** The current connection. While it is not `here`, reads are paused and resume automatically. */
export function currentConnection(): Connection {
  if (!navigator.onLine) return 'offline';
  return onlineManager.isOnline() ? 'here' : 'away';
}

/** Calls back after every change; returns the unsubscribe function. */
export function followConnection(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/** The connection as a component reads it; on a server `here`. */
export function useConnection(): Connection {
  return useSyncExternalStore(followConnection, currentConnection, () => 'here');
}

/** Calls back whenever the server becomes reachable; returns the unsubscribe function. */
export function onReturn(act: () => void): () => void {
  return onlineManager.subscribe((isHere) => {
    if (isHere) act();
  });
}
