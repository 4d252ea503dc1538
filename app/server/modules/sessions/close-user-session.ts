import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { AUTHORIZATION_HEADER } from '../../../contract/index.ts';
import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { bearerToken, tokenHash } from './session-token.ts';

/** Ends the session of a call's token. Without a live session it does nothing. */
export async function closeUserSession(db: Database, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request.headers[AUTHORIZATION_HEADER] ?? '');
  if (token === null) return;
  await db.delete(userSessions).where(eq(userSessions.tokenHash, tokenHash(token)));
}
