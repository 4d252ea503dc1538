import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { AUTHORIZATION_HEADER } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { users, userSessions, type Role } from '../../db/account-schema.ts';
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

/** A caller found by their session. */
export interface Caller extends Viewer {
  readonly roles: readonly Role[];
}

/** Callers found so far: policy and handler share one query. */
const callers = new WeakMap<FastifyRequest, Promise<Caller | null>>();

/** A session whose last use is earlier is marked as used again. Computed by the database. */
const FRESH = sql`now() - interval '1 hour'`;

/**
 * Finds the caller: the user of the token, else the guest; `null` for an unknown caller.
 *
 * @throws {ApiError} session.expired for an unknown or expired token.
 */
export function findViewer(db: Database, request: FastifyRequest): Promise<Caller | null> {
  const found = callers.get(request) ?? findCaller(db, request);
  callers.set(request, found);
  return found;
}

async function findCaller(db: Database, request: FastifyRequest): Promise<Caller | null> {
  const authorization = request.headers[AUTHORIZATION_HEADER];
  if (authorization !== undefined) return findUser(db, authorization);
  const guest = await findGuest(db, request);
  return guest === null ? null : { kind: 'guest', id: guest.id, roles: [] };
}

/**
 * Finds the user of a call that requires one.
 *
 * @throws {ApiError} sign-in.required, session.expired.
 */
export async function requireUser(db: Database, request: FastifyRequest): Promise<Caller> {
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

async function findUser(db: Database, authorization: string): Promise<Caller> {
  const token = bearerToken(authorization);
  if (token === null) throw new ApiError('session.expired');
  const [session] = await db
    .select({
      id: userSessions.id,
      userId: userSessions.userId,
      roles: users.roles,
      isStale: sql<boolean>`${userSessions.usedAt} < ${FRESH}`,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(and(eq(userSessions.tokenHash, tokenHash(token)), isAlive));
  if (session === undefined) throw new ApiError('session.expired');
  if (session.isStale) await touch(db, session.id);
  return { kind: 'user', id: session.userId, roles: session.roles };
}

/** Records the use of a session at most once an hour, so that reads rarely write. */
async function touch(db: Database, id: number): Promise<void> {
  await db
    .update(userSessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(userSessions.id, id), lt(userSessions.usedAt, FRESH)));
}
