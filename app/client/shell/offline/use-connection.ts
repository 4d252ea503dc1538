import { useSyncExternalStore } from 'react';

import { currentConnection, followConnection } from '../../api/connection.ts';
import type { Connection } from '../../api/connection.ts';

/** The way to the server, as far as this page knows. */
export function useConnection(): Connection {
  return useSyncExternalStore(followConnection, currentConnection);
}
