import { randomUUID } from 'node:crypto';

import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';

import { CODE_LIFETIME_MS, type CodeSent } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { codeRequests } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { afterNow } from './after-now.ts';
import { newCode, rowId, toSecret } from './code-secret.ts';
import type { CodeMessage } from './code-sender.ts';
import { COUNTED_MS, COUNTED_SENDS, findSendRefusal } from './send-limits.ts';

/** Who wants a code. */
export interface CodeWish {
  readonly phone: string;
  /** Of the network the call came from. */
  readonly address: string;
}

/** First half of the advisory locks under which sends to one phone, or of one address, queue. */
const PHONE_LOCK = 1;
const ADDRESS_LOCK = 2;

/**
 * Sends a one-time code. Known and unknown phones are one here: users are not looked at.
 *
 * Codes sent to the phone before, and not yet proved, are void from then on, but not when the sending fails: then
 * nothing has happened, and the person may ask again at once.
 *
 * @throws {ApiError} otp.too-soon, otp.too-many, otp.not-sent.
 */
export async function requestCode(
  db: Database,
  wish: CodeWish,
  send: (message: CodeMessage) => Promise<void>,
): Promise<CodeSent> {
  const requestId = randomUUID();
  const id = rowId(requestId);
  const code = newCode();
  await storeRequest(db, wish, { id, ...toSecret(requestId, code) });
  try {
    await send({ phone: wish.phone, code });
  } catch (cause) {
    await db.delete(codeRequests).where(eq(codeRequests.id, id));
    throw new ApiError('otp.not-sent', { cause });
  }
  await db
    .update(codeRequests)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(codeRequests.phone, wish.phone),
        ne(codeRequests.id, id),
        gt(codeRequests.expiresAt, sql`now()`),
        // Whoever has proved the phone is about to give a name: a stranger may not break that off.
        isNull(codeRequests.verifiedAt),
      ),
    );
  return { request_id: requestId };
}

type NewRow = Pick<typeof codeRequests.$inferInsert, 'id' | 'salt' | 'codeHash'>;

/** Stores a request, if the limits let it be: one call at a time for a phone and for an address. */
async function storeRequest(
  db: Database,
  { phone, address }: CodeWish,
  row: NewRow,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Always in this order, so that no two calls wait for each other.
    await lock(transaction, PHONE_LOCK, phone);
    await lock(transaction, ADDRESS_LOCK, address);
    const refusal = findSendRefusal({
      phone: await sentAges(transaction, eq(codeRequests.phone, phone)),
      address: await sentAges(transaction, eq(codeRequests.ip, address)),
    });
    if (refusal !== null) {
      throw new ApiError(refusal.code, { retryAfterS: refusal.retryAfterS });
    }
    await transaction
      .insert(codeRequests)
      .values({ ...row, phone, ip: address, expiresAt: afterNow(CODE_LIFETIME_MS) });
  });
}

async function lock(db: Database, kind: number, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${kind}, hashtext(${name}))`);
}

/** How long ago codes were sent, in seconds, newest first. */
async function sentAges(db: Database, whose: SQL): Promise<readonly number[]> {
  const rows = await db
    .select({ age: sql<number>`extract(epoch from now() - ${codeRequests.createdAt})::float8` })
    .from(codeRequests)
    .where(and(whose, gt(codeRequests.createdAt, afterNow(-COUNTED_MS))))
    .orderBy(desc(codeRequests.createdAt))
    .limit(COUNTED_SENDS);
  return rows.map(({ age }) => age);
}
