import type { FastifyRequest } from 'fastify';

import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { findGuest } from './find-guest.ts';
import { sessionEnd } from './session-lifetime.ts';
import { newToken, tokenHash } from './session-token.ts';

/** Maximum length of a device's name, in UTF-16 units; equal to that of a guest. */
const DEVICE_NAME_LENGTH = 400;

/** Signs in a user's device. Returns its access token once; the database stores only a hash. */
export async function openUserSession(
  db: Database,
  session: { readonly userId: number; readonly deviceName: string },
): Promise<string> {
  const token = newToken();
  await db
    .insert(userSessions)
    .values({ ...session, tokenHash: tokenHash(token), expiresAt: sessionEnd });
  return token;
}

/** The device of a call. */
export interface Device {
  /** The name of its anonymous session, else the user agent. */
  readonly name: string;
  /** Its anonymous session; `null` when it has none. */
  readonly guestId: number | null;
}

/** Finds the device of a call. */
export async function findDevice(db: Database, request: FastifyRequest): Promise<Device> {
  const guest = await findGuest(db, request);
  const agent = request.headers['user-agent'] ?? '';
  return {
    name: guest?.deviceName ?? agent.slice(0, DEVICE_NAME_LENGTH),
    guestId: guest?.id ?? null,
  };
}
