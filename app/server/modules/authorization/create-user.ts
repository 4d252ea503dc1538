import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';

import { UserName, type NewUser } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { codeRequests, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { uniteKeptAds } from '../kept-ads/index.ts';
import { openUserSession, type Device } from '../sessions/index.ts';
import { rowId } from './code-secret.ts';

/** A new user, signed in. */
export interface SignedUpUser {
  readonly access_token: string;
  readonly id: number;
  /** The verified phone: `+992` and nine digits. */
  readonly phone: string;
}

/**
 * Creates the user of a verified phone and signs them in (spec §7).
 *
 * A retry after a lost response, with the same name and before the verification expires, signs the
 * same user in again; any other use of a used request is refused.
 *
 * @throws {ApiError} name.invalid, otp.unknown, otp.expired (late or used), otp.unverified.
 */
export async function createUser(
  db: Database,
  { request_id, username: given }: NewUser,
  device: Device,
): Promise<SignedUpUser> {
  const { data: username } = UserName.safeParse(given);
  if (username === undefined) throw new ApiError('name.invalid');
  return db.transaction(async (transaction) => {
    const proof = await findProof(transaction, rowId(request_id));
    const userId =
      (await storeUser(transaction, proof, username)) ??
      (await findMadeUser(transaction, proof.id, username));
    if (userId === null) throw new ApiError('otp.expired');
    await uniteKeptAds(transaction, { userId, guestId: device.guestId });
    const access_token = await openUserSession(transaction, { userId, deviceName: device.name });
    return { access_token, id: userId, phone: proof.phone };
  });
}

interface Proof {
  readonly id: string;
  readonly phone: string;
}

/** Finds the request of a verified phone. */
async function findProof(db: Database, id: string): Promise<Proof> {
  const { phone, verifiedAt, expiresAt } = codeRequests;
  const [request] = await db
    .select({
      phone,
      isProved: sql<boolean>`${isNotNull(verifiedAt)}`,
      isLate: sql<boolean>`${expiresAt} <= now()`,
    })
    .from(codeRequests)
    .where(eq(codeRequests.id, id));
  if (request === undefined) throw new ApiError('otp.unknown');
  if (request.isLate) throw new ApiError('otp.expired');
  if (!request.isProved) throw new ApiError('otp.unverified');
  return { id, phone: request.phone };
}

/**
 * Creates the user and marks the request as used; returns `null` when the phone already has a user.
 * Concurrent calls wait at the unique index of the phone and then find the created user.
 */
async function storeUser(db: Database, { id, phone }: Proof, name: string): Promise<number | null> {
  const [user] = await db
    .insert(users)
    .values({ phone, name })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user === undefined) return null;
  await db
    .update(codeRequests)
    .set({ usedAt: sql`now()` })
    .where(eq(codeRequests.id, id));
  return user.id;
}

/** Finds the user whom this request created: same name, and created after the verification. */
async function findMadeUser(db: Database, id: string, name: string): Promise<number | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(codeRequests, eq(codeRequests.phone, users.phone))
    .where(
      and(
        eq(codeRequests.id, id),
        isNotNull(codeRequests.usedAt),
        gte(users.createdAt, codeRequests.verifiedAt),
        eq(users.name, name),
      ),
    );
  return user?.id ?? null;
}
