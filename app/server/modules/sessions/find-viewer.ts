import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { AUTHORIZATION_HEADER } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { userSessions } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { findGuest } from './find-guest.ts';
import { isAlive } from './session-lifetime.ts';
import { bearerToken, tokenHash } from './session-token.ts';

/** The caller. */
export interface Viewer {
  readonly kind: 'guest' | 'user';
  /** Of the anonymous session, or of the user. */
  readonly id: number;
}

/** A session whose last use is earlier is marked as used again. Computed by the database. */
const FRESH = sql`now() - interval '1 hour'`;

/**
 * Finds the caller: the user of the token, else the guest; `null` for an unknown caller.
 *
 * @throws {ApiError} session.expired for an unknown or expired token.
 */
export async function findViewer(db: Database, request: FastifyRequest): Promise<Viewer | null> {
  const authorization = request.headers[AUTHORIZATION_HEADER];
  if (authorization !== undefined) return findUser(db, authorization);
  const guest = await findGuest(db, request);
  return guest === null ? null : { kind: 'guest', id: guest.id };
}

/**
 * Finds the user of a call that requires one.
 *
 * @throws {ApiError} sign-in.required, session.expired.
 */
export async function requireUser(db: Database, request: FastifyRequest): Promise<Viewer> {
  const viewer = await findViewer(db, request);
  if (viewer?.kind !== 'user') throw new ApiError('sign-in.required');
  return viewer;
}

/**
 * Finds the caller of a call that requires a session, a guest's or a user's.
 *
 * @throws {ApiError} session.required, session.expired.
 */
export async function requireViewer(db: Database, request: FastifyRequest): Promise<Viewer> {
  const viewer = await findViewer(db, request);
  if (viewer === null) throw new ApiError('session.required');
  return viewer;
}

/** Returns the number of a viewer in `ad_views`: positive for users, negative for guests. */
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

/** Records the use of a session at most once an hour, so that reads rarely write. */
async function touch(db: Database, id: number): Promise<void> {
  await db
    .update(userSessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(userSessions.id, id), lt(userSessions.usedAt, FRESH)));
}
