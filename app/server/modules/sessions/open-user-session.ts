import type { FastifyRequest } from 'fastify';

import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { findGuest } from './find-guest.ts';
import { lastMoment } from './session-lifetime.ts';
import { newToken, tokenHash } from './session-token.ts';

/** Longest name of a device, in UTF-16 units; as long as a guest may give. */
const DEVICE_NAME_LENGTH = 400;

/** Signs a user's device in. Its access token is told once; the store keeps a hash. */
export async function openUserSession(
  db: Database,
  session: { readonly userId: number; readonly deviceName: string },
): Promise<string> {
  const token = newToken();
  await db
    .insert(userSessions)
    .values({ ...session, tokenHash: tokenHash(token), expiresAt: lastMoment });
  return token;
}

/** What the device of a call is called: as it said when it was a guest, else as its browser says. */
export async function findDeviceName(db: Database, request: FastifyRequest): Promise<string> {
  const guest = await findGuest(db, request);
  const agent = request.headers['user-agent'] ?? '';
  return guest?.deviceName ?? agent.slice(0, DEVICE_NAME_LENGTH);
}
