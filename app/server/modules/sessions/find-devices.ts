import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { AUTHORIZATION_HEADER, type Devices } from '../../../contract/index.ts';
import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import type { Viewer } from './find-viewer.ts';
import { isAlive } from './session-lifetime.ts';
import { bearerToken, tokenHash } from './session-token.ts';

/** Maximum number of listed devices: the last used ones. */
const DEVICES_LIMIT = 100;

/** Finds the devices of a user: that of the call first, then the last used. */
export async function findDevices(
  db: Database,
  { id: userId }: Viewer,
  request: FastifyRequest,
): Promise<Devices> {
  const isCurrent = sql<boolean>`${userSessions.tokenHash} = ${currentHash(request)}`;
  const rows = await db
    .select({
      id: userSessions.id,
      name: userSessions.deviceName,
      isCurrent,
      createdAt: userSessions.createdAt,
      usedAt: userSessions.usedAt,
    })
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), isAlive))
    .orderBy(desc(isCurrent), desc(userSessions.usedAt), desc(userSessions.id))
    .limit(DEVICES_LIMIT);
  return {
    devices: rows.map((row) => ({
      id: row.id,
      name: row.name,
      is_current: row.isCurrent,
      created_at: row.createdAt.toISOString(),
      used_at: row.usedAt.toISOString(),
    })),
  };
}

/** Ends the session of one of the user's devices; returns whether there was one. */
export async function endDevice(
  db: Database,
  { id: userId }: Viewer,
  id: number,
): Promise<boolean> {
  const ended = await db
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)))
    .returning({ id: userSessions.id });
  return ended.length > 0;
}

/** Ends the user's sessions on all devices but that of the call. */
export async function endOtherDevices(
  db: Database,
  { id: userId }: Viewer,
  request: FastifyRequest,
): Promise<void> {
  await db
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), ne(userSessions.tokenHash, currentHash(request))));
}

function currentHash(request: FastifyRequest): Buffer {
  return tokenHash(bearerToken(request.headers[AUTHORIZATION_HEADER] ?? '') ?? '');
}
