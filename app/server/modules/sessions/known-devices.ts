import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { knownDevices, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { newToken, tokenHash } from './session-token.ts';

/** Devices per user; beyond it the longest unused one is forgotten. */
const DEVICES_LIMIT = 20;
/** The longest lifetime that browsers allow. */
const COOKIE_DAYS = 400;
const COOKIE_NAME = 'device';
/** All calls of a sign-in, and no other. */
const COOKIE_PATH = '/api/v1/authorization/';
const COOKIE = new RegExp(`(?:^|; *)${COOKIE_NAME}=([\\w-]{20,200})(?:;|$)`);

/**
 * Marks the device of an answer as one of the signed-in user. The mark is a cookie that outlives a
 * sign-out and that only sign-ins receive: it opens nothing.
 */
export async function keepDevice(db: Database, answer: SignInAnswer): Promise<void> {
  const { request, accessToken } = answer;
  if (accessToken === null) return;
  // A sign-in does not fail for it.
  await rememberDevice(db, { ...answer, accessToken }).catch((error: unknown) =>
    request.log.error(error, 'A device was not remembered.'),
  );
}

async function rememberDevice(
  db: Database,
  { request, reply, accessToken }: SignInAnswer & { readonly accessToken: string },
): Promise<void> {
  const token = deviceToken(request) ?? newToken();
  const { rows } = await db.execute<{ user_id: number }>(sql`
    insert into known_devices (token_hash, user_id)
    select ${tokenHash(token)}::bytea, user_id from user_sessions
    where token_hash = ${tokenHash(accessToken)}::bytea
    on conflict (token_hash, user_id) do update set used_at = now()
    returning user_id`);
  const [known] = rows;
  if (known === undefined) return;
  await db.execute(sql`
    delete from known_devices where (token_hash, user_id) in (
      select token_hash, user_id from known_devices where user_id = ${known.user_id}
      order by used_at desc offset ${DEVICES_LIMIT})`);
  const seconds = COOKIE_DAYS * 24 * 3_600;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE_NAME}=${token}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** A sign-in and its answer. */
interface SignInAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** `null` when the user has no token yet. */
  readonly accessToken: string | null;
}

/** Whether a call's device has signed in with a phone before. */
export async function isKnownDevice(
  db: Database,
  request: FastifyRequest,
  phone: string,
): Promise<boolean> {
  const token = deviceToken(request);
  if (token === null) return false;
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash(token)), eq(users.phone, phone)));
  return rows.length > 0;
}

/** Deletes the devices whose cookie has expired. */
export async function forgetDevices(db: Database): Promise<void> {
  await db.execute(sql`
    delete from known_devices where used_at < now() - ${COOKIE_DAYS} * interval '1 day'`);
}

function deviceToken({ headers }: FastifyRequest): string | null {
  return COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;
}
