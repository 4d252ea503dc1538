import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { ANONYMOUS_ID_HEADER, AnonymousId } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { anonymousSessions } from '../../db/schema.ts';
import { hashOf } from './open-anonymous-session.ts';

/** Who calls, as far as we know. */
export interface Session {
  readonly id: number;
}

/** The session that the request's header names; `null` without one, or with a strange one. */
export async function findSession(db: Database, request: FastifyRequest): Promise<Session | null> {
  const anonymousId = AnonymousId.safeParse(request.headers[ANONYMOUS_ID_HEADER]);
  if (!anonymousId.success) return null;
  const rows = await db
    .select({ id: anonymousSessions.id })
    .from(anonymousSessions)
    .where(eq(anonymousSessions.tokenHash, hashOf(anonymousId.data.toLowerCase())));
  return rows[0] ?? null;
}

/**
 * The session of a call that needs one.
 *
 * @throws {ApiError} session.required.
 */
export async function requireSession(db: Database, request: FastifyRequest): Promise<Session> {
  const session = await findSession(db, request);
  if (session === null) throw new ApiError('session.required');
  return session;
}
