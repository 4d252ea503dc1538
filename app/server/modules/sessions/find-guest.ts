import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { ANONYMOUS_ID_HEADER, AnonymousId } from '../../../contract/index.ts';
import { anonymousSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { tokenHash } from './session-token.ts';

/** An anonymous session. */
export interface Guest {
  readonly id: number;
  readonly deviceName: string;
}

/** A session whose last use is earlier is marked as used again. Computed by the database. */
const FRESH = sql`now() - interval '1 day'`;

/** Finds the guest of a call; `null` when its header is absent, invalid or unknown. */
export async function findGuest(db: Database, request: FastifyRequest): Promise<Guest | null> {
  const anonymousId = AnonymousId.safeParse(request.headers[ANONYMOUS_ID_HEADER]);
  if (!anonymousId.success) return null;
  const [guest] = await db
    .select({
      id: anonymousSessions.id,
      deviceName: anonymousSessions.deviceName,
      isStale: sql<boolean>`${anonymousSessions.usedAt} < ${FRESH}`,
    })
    .from(anonymousSessions)
    .where(eq(anonymousSessions.tokenHash, tokenHash(anonymousId.data.toLowerCase())));
  if (guest === undefined) return null;
  if (guest.isStale) await touch(db, guest.id);
  return { id: guest.id, deviceName: guest.deviceName };
}

/** Records the use of a session at most once a day, so that reads rarely write. */
async function touch(db: Database, id: number): Promise<void> {
  await db
    .update(anonymousSessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(anonymousSessions.id, id), lt(anonymousSessions.usedAt, FRESH)));
}
