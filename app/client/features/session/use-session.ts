import { session } from '../../device/session.ts';
import type { Session } from '../../device/session.ts';

/**
 * The session of this device, updated after every change; signed in when it has an `accessToken`.
 */
export function useSession(): Session {
  return session.use();
}
