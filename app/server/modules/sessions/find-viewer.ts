import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { AUTHORIZATION_HEADER } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { findGuest } from './find-guest.ts';
import { isAlive } from './session-lifetime.ts';
import { bearerToken, tokenHash } from './session-token.ts';

/** Who calls, as far as we know. */
export interface Viewer {
  readonly kind: 'guest' | 'user';
  /** Of the anonymous session, or of the user. */
  readonly id: number;
}

/** A session used longer ago than this is used anew; the store says it in PostgreSQL's words. */
const FRESH = sql`now() - interval '1 hour'`;

/**
 * Who calls: the user whose token is given, else the guest; `null` for nobody we know.
 *
 * @throws {ApiError} session.expired for a token that opens nothing (any more).
 */
export async function findViewer(db: Database, request: FastifyRequest): Promise<Viewer | null> {
  const authorization = request.headers[AUTHORIZATION_HEADER];
  if (authorization !== undefined) return findUser(db, authorization);
  const guest = await findGuest(db, request);
  return guest === null ? null : { kind: 'guest', id: guest.id };
}

/**
 * The user of a call that needs one.
 *
 * @throws {ApiError} sign-in.required, session.expired.
 */
export async function requireUser(db: Database, request: FastifyRequest): Promise<Viewer> {
  const viewer = await findViewer(db, request);
  if (viewer?.kind !== 'user') throw new ApiError('sign-in.required');
  return viewer;
}

/** One number for a viewer, as `ad_views` holds it: users above zero, guests below. */
export function viewerNumber({ kind, id }: Viewer): number {
  return kind === 'user' ? id : -id;
}

async function findUser(db: Database, authorization: string): Promise<Viewer> {
  const token = bearerToken(authorization);
  if (token === null) throw new ApiError('session.expired');
  const [session] = await db
    .select({
      id: userSessions.id,
      userId: userSessions.userId,
      isStale: sql<boolean>`${userSessions.usedAt} < ${FRESH}`,
    })
    .from(userSessions)
    .where(and(eq(userSessions.tokenHash, tokenHash(token)), isAlive));
  if (session === undefined) throw new ApiError('session.expired');
  if (session.isStale) await touch(db, session.id);
  return { kind: 'user', id: session.userId };
}

/** Notes that a session is used: once an hour, so that reading stays reading. */
async function touch(db: Database, id: number): Promise<void> {
  await db
    .update(userSessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(userSessions.id, id), lt(userSessions.usedAt, FRESH)));
}
