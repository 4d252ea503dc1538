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

/** Recipient of a code. */
export interface CodeRecipient {
  readonly phone: string;
  /** Address of the network that the call came from. */
  readonly address: string;
}

/** First half of the advisory lock keys that serialize sends to one phone or from one address. */
const PHONE_LOCK = 1;
const ADDRESS_LOCK = 2;

/**
 * Sends a one-time code. Does not look up users: known and unknown phones get the same response.
 *
 * Earlier unverified codes of the phone become void, unless sending fails: a failure changes
 * nothing, and the user may request a code again at once.
 *
 * @throws {ApiError} otp.too-soon, otp.too-many, otp.not-sent.
 */
export async function requestCode(
  db: Database,
  recipient: CodeRecipient,
  send: (message: CodeMessage) => Promise<void>,
): Promise<CodeSent> {
  const requestId = randomUUID();
  const id = rowId(requestId);
  const code = newCode();
  await storeRequest(db, recipient, { id, ...toSecret(requestId, code) });
  try {
    await send({ phone: recipient.phone, code });
  } catch (cause) {
    await db.delete(codeRequests).where(eq(codeRequests.id, id));
    throw new ApiError('otp.not-sent', { cause });
  }
  await db
    .update(codeRequests)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(codeRequests.phone, recipient.phone),
        ne(codeRequests.id, id),
        gt(codeRequests.expiresAt, sql`now()`),
        // A verified phone is about to get its user: another caller must not interrupt this.
        isNull(codeRequests.verifiedAt),
      ),
    );
  return { request_id: requestId };
}

type NewRow = Pick<typeof codeRequests.$inferInsert, 'id' | 'salt' | 'codeHash'>;

/** Stores a request, if the limits allow it; one call at a time per phone and per address. */
async function storeRequest(
  db: Database,
  { phone, address }: CodeRecipient,
  row: NewRow,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Always in this order, to avoid a deadlock.
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

/** Returns the ages of sent codes in seconds, newest first. */
async function sentAges(db: Database, whose: SQL): Promise<readonly number[]> {
  const rows = await db
    .select({ age: sql<number>`extract(epoch from now() - ${codeRequests.createdAt})::float8` })
    .from(codeRequests)
    .where(and(whose, gt(codeRequests.createdAt, afterNow(-COUNTED_MS))))
    .orderBy(desc(codeRequests.createdAt))
    .limit(COUNTED_SENDS);
  return rows.map(({ age }) => age);
}
