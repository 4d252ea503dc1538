import { eq } from 'drizzle-orm';
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

/** Finds the guest of a call; `null` when its header is absent, invalid or unknown. */
export async function findGuest(db: Database, request: FastifyRequest): Promise<Guest | null> {
  const anonymousId = AnonymousId.safeParse(request.headers[ANONYMOUS_ID_HEADER]);
  if (!anonymousId.success) return null;
  const [guest] = await db
    .select({ id: anonymousSessions.id, deviceName: anonymousSessions.deviceName })
    .from(anonymousSessions)
    .where(eq(anonymousSessions.tokenHash, tokenHash(anonymousId.data.toLowerCase())));
  return guest ?? null;
}
