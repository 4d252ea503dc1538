import { createHash, randomUUID } from 'node:crypto';

import type { AnonymousSession, AnonymousSessionRequest } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { anonymousSessions } from '../../db/schema.ts';

/** Opens a session. Its id is told once; the store keeps a hash, which opens nothing. */
export async function openAnonymousSession(
  db: Database,
  device: AnonymousSessionRequest,
): Promise<AnonymousSession> {
  const anonymousId = randomUUID();
  await db.insert(anonymousSessions).values({
    tokenHash: hashOf(anonymousId),
    deviceId: device.device_id,
    deviceName: device.device_name,
    deviceType: device.device_type,
  });
  return { anonymous_id: anonymousId };
}

/** What is kept of a session's id. The id is 122 random bits, so a plain hash is enough. */
export function hashOf(anonymousId: string): Buffer {
  return createHash('sha256').update(anonymousId).digest();
}
