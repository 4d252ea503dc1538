import { randomUUID } from 'node:crypto';

import type { AnonymousSession, AnonymousSessionRequest } from '../../../contract/index.ts';
import { anonymousSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { tokenHash } from './session-token.ts';

/** Opens a session. Returns its id once; the database stores only a hash. */
export async function openAnonymousSession(
  db: Database,
  device: AnonymousSessionRequest,
): Promise<AnonymousSession> {
  const anonymousId = randomUUID();
  await db.insert(anonymousSessions).values({
    tokenHash: tokenHash(anonymousId),
    deviceId: device.device_id,
    deviceName: device.device_name,
    deviceType: device.device_type,
  });
  return { anonymous_id: anonymousId };
}
