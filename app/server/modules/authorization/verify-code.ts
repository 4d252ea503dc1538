import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import {
  CODE_LIFETIME_MS,
  CODE_TRIES,
  type CodeVerification,
  type Verified,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { codeRequests, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { uniteKeptAds } from '../kept-ads/index.ts';
import { cancelDeletion } from '../profile/index.ts';
import { openUserSession, type Device } from '../sessions/index.ts';
import { afterNow } from './after-now.ts';
import { isCode, rowId, type CodeSecret } from './code-secret.ts';

/**
 * Verifies a typed code (spec §4): a known user is signed in and the request is used; a new user
 * may give a name within the lifetime of a code, and may repeat the verification until then.
 *
 * @throws {ApiError} otp.unknown, otp.expired (late or used), otp.exhausted, otp.wrong.
 */
export async function verifyCode(
  db: Database,
  { request_id, code }: CodeVerification,
  device: Device,
): Promise<Verified> {
  const id = rowId(request_id);
  const request = await takeTry(db, id);
  if (request === null) throw await whyClosed(db, id);
  if (!isCode(request_id, request, code)) throw new ApiError('otp.wrong');

  return db.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.phone, request.phone));
    await acceptCode(transaction, id, user === undefined ? 'proved' : 'used');
    if (user === undefined) return { access_token: null, user_profile: null };
    await cancelDeletion(transaction, user.id);
    await uniteKeptAds(transaction, { userId: user.id, guestId: device.guestId });
    const { name, profilePicture, balanceDirams } = user;
    return {
      access_token: await openUserSession(transaction, {
        userId: user.id,
        deviceName: device.name,
      }),
      user_profile: {
        user_info: { name, profile_picture: profilePicture, balance: balanceDirams },
      },
    };
  });
}

/**
 * Uses one of the request's attempts; `null` when none is left. A statement of its own: concurrent
 * attempts are all counted before their codes are compared.
 */
async function takeTry(
  db: Database,
  id: string,
): Promise<(CodeSecret & { readonly phone: string }) | null> {
  const [request] = await db
    .update(codeRequests)
    .set({ tries: sql`${codeRequests.tries} + 1` })
    .where(and(eq(codeRequests.id, id), isOpen, lt(codeRequests.tries, CODE_TRIES)))
    .returning({
      phone: codeRequests.phone,
      salt: codeRequests.salt,
      codeHash: codeRequests.codeHash,
    });
  return request ?? null;
}

const isOpen = and(isNull(codeRequests.usedAt), gt(codeRequests.expiresAt, sql`now()`));

/** Records a correct code; of several concurrent ones only one may use the request. */
async function acceptCode(db: Database, id: string, as: 'proved' | 'used'): Promise<void> {
  const { verifiedAt, expiresAt } = codeRequests;
  const accepted = await db
    .update(codeRequests)
    .set({
      verifiedAt: sql`coalesce(${verifiedAt}, now())`,
      expiresAt: sql`case when ${verifiedAt} is null then ${afterNow(CODE_LIFETIME_MS)} else ${expiresAt} end`,
      ...(as === 'used' && { usedAt: sql`now()` }),
    })
    .where(and(eq(codeRequests.id, id), isOpen))
    .returning({ id: codeRequests.id });
  if (accepted.length === 0) throw new ApiError('otp.expired');
}

async function whyClosed(db: Database, id: string): Promise<ApiError> {
  const [request] = await db
    .select({ isOpen: sql<boolean>`${isOpen}` })
    .from(codeRequests)
    .where(eq(codeRequests.id, id));
  if (request === undefined) return new ApiError('otp.unknown');
  return new ApiError(request.isOpen ? 'otp.exhausted' : 'otp.expired');
}
