import { useSyncExternalStore } from 'react';

import { currentSession, followSession } from '../../api/session.ts';
import type { Session } from '../../api/session.ts';

/** The session of this device, now and after every change; signed in when it has an `accessToken`. */
export function useSession(): Session {
  return useSyncExternalStore(followSession, currentSession);
}
