import { randomUUID } from 'node:crypto';

import { and, count, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';

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
  /**
   * Whether the device has signed in with the phone before. Then only such requests count for its
   * limits: a stranger who knows the number cannot lock its owner out.
   */
  readonly isOwner: boolean;
}

/** What a code is sent with. */
interface CodeSending {
  readonly send: (message: CodeMessage) => Promise<void>;
  /** Codes a day, to all phones together. */
  readonly codesADay: number;
}

/** First half of the advisory lock keys that serialize sends: to one phone, from one address, all. */
const PHONE_LOCK = 1;
const ADDRESS_LOCK = 2;
const BUDGET_LOCK = 5;

/**
 * Sends a one-time code. Does not look up users: known and unknown phones get the same response.
 * Earlier codes of the phone stay valid for their five minutes: another's request voids none.
 *
 * @throws {ApiError} otp.too-soon, otp.too-many, otp.not-sent, otp.over-budget.
 */
export async function requestCode(
  db: Database,
  recipient: CodeRecipient,
  { send, codesADay }: CodeSending,
): Promise<CodeSent> {
  const requestId = randomUUID();
  const id = rowId(requestId);
  const code = newCode();
  await storeRequest(db, recipient, { id, ...toSecret(requestId, code), codesADay });
  try {
    await send({ phone: recipient.phone, code });
  } catch (cause) {
    await db
      .update(codeRequests)
      .set({ failedAt: sql`now()` })
      .where(eq(codeRequests.id, id));
    throw new ApiError('otp.not-sent', { cause });
  }
  return { request_id: requestId };
}

interface NewRequest extends Pick<typeof codeRequests.$inferInsert, 'id' | 'salt' | 'codeHash'> {
  readonly codesADay: number;
}

/** Stores a request, if the limits allow it; one call at a time per phone and per address. */
async function storeRequest(
  db: Database,
  { phone, address, isOwner }: CodeRecipient,
  { codesADay, ...row }: NewRequest,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Always in this order, to avoid a deadlock.
    await lock(transaction, PHONE_LOCK, phone);
    await lock(transaction, ADDRESS_LOCK, address);
    const ofPhone = and(eq(codeRequests.phone, phone), eq(codeRequests.isByOwner, isOwner));
    const byPhone = await sentAges(transaction, ofPhone);
    const byAddress = isOwner ? NONE : await sentAges(transaction, eq(codeRequests.ip, address));
    const refusal = findSendRefusal({
      phone: byPhone.sent,
      phoneFailed: byPhone.failed,
      address: byAddress.sent,
      addressFailed: byAddress.failed,
    });
    if (refusal !== null) {
      throw new ApiError(refusal.code, { retryAfterS: refusal.retryAfterS });
    }
    await lock(transaction, BUDGET_LOCK, '');
    await checkBudget(transaction, codesADay);
    await transaction.insert(codeRequests).values({
      ...row,
      phone,
      ip: address,
      isByOwner: isOwner,
      expiresAt: afterNow(CODE_LIFETIME_MS),
    });
  });
}

const NONE = { sent: [], failed: [] };

async function lock(db: Database, kind: number, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${kind}, hashtext(${name}))`);
}

/** Midnight of today in Dushanbe. */
const TODAY = sql`date_trunc('day', now(), 'Asia/Dushanbe')`;

/** Refuses a code beyond the day's budget, until midnight. */
async function checkBudget(db: Database, codesADay: number): Promise<void> {
  const [today] = await db
    .select({
      count: count(),
      untilTomorrowS: sql<number>`ceil(extract(epoch from ${TODAY} + interval '1 day' - now()))::int`,
    })
    .from(codeRequests)
    .where(gte(codeRequests.createdAt, TODAY));
  if (today !== undefined && today.count >= codesADay) {
    throw new ApiError('otp.over-budget', { retryAfterS: today.untilTomorrowS });
  }
}

/** Returns the ages of sent and of failed codes in seconds, newest first. */
async function sentAges(db: Database, whose: SQL | undefined) {
  const rows = await db
    .select({
      age: sql<number>`extract(epoch from now() - ${codeRequests.createdAt})::float8`,
      failedAt: codeRequests.failedAt,
    })
    .from(codeRequests)
    .where(and(whose, gt(codeRequests.createdAt, afterNow(-COUNTED_MS))))
    .orderBy(desc(codeRequests.createdAt))
    .limit(2 * COUNTED_SENDS);
  const agesOf = (some: typeof rows): readonly number[] => some.map(({ age }) => age);
  return {
    sent: agesOf(rows.filter(({ failedAt }) => failedAt === null)),
    failed: agesOf(rows.filter(({ failedAt }) => failedAt !== null)),
  };
}
