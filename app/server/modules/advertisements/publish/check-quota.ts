import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { AdAllowance } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import { users } from '../../../db/account-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';

/** Maximum number of active free ads per user. */
const ACTIVE_LIMIT = 30;
/** Maximum number of new ads per user and day, in the first week of the account and after it. */
const FIRST_WEEK_LIMIT = 5;
const DAY_LIMIT = 20;

/** Midnight of today in Dushanbe. */
const TODAY = sql`date_trunc('day', now(), 'Asia/Dushanbe')`;

const isNew = sql<boolean>`${users.createdAt} > now() - interval '7 days'`;

const isActive = and(
  inArray(ads.status, ['IN_MODERATION', 'PUBLISHED']),
  eq(ads.promotionType, 'BASIC'),
);

/**
 * Checks the limits on the number of new ads. Locks the user until the transaction ends, so that
 * two concurrent requests are counted one after the other.
 *
 * @throws {ApiError} ads.too-many; ads.too-many-today, with the start of the next day.
 */
export async function checkQuota(transaction: Database, ownerId: number): Promise<void> {
  const owner = await lockOwner(transaction, ownerId);
  const reached = await findReachedLimit(transaction, { ...owner, id: ownerId });
  if (reached !== null) throw new ApiError(reached.code, reached.options);
}

/** The refusal that a new ad of the user would get now; without a lock, so only as information. */
export async function findAdAllowance(db: Database, ownerId: number): Promise<AdAllowance> {
  const [owner] = await db.select({ isNew }).from(users).where(eq(users.id, ownerId));
  if (owner === undefined) throw new Error(`User ${ownerId} is not stored.`);
  const reached = await findReachedLimit(db, { ...owner, id: ownerId });
  return { refusal: reached?.code ?? null };
}

interface Owner {
  readonly id: number;
  /** Whether the account is in its first week. */
  readonly isNew: boolean;
}

async function findReachedLimit(db: Database, owner: Owner) {
  const isOfToday = sql`${ads.createdAt} >= ${TODAY}`;
  const [counted] = await db
    .select({
      active: sql<number>`(count(*) filter (where ${isActive}))::int`,
      today: sql<number>`(count(*) filter (where ${isOfToday}))::int`,
      untilTomorrowS: sql<number>`extract(epoch from ${TODAY} + interval '1 day' - now())::int`,
    })
    .from(ads)
    .where(and(eq(ads.ownerId, owner.id), or(isActive, isOfToday)));
  if (counted === undefined) throw new Error('A count has no row.');
  if (counted.today >= (owner.isNew ? FIRST_WEEK_LIMIT : DAY_LIMIT)) {
    const options = { retryAfterS: counted.untilTomorrowS + 1 };
    return { code: 'ads.too-many-today', options } as const;
  }
  return counted.active >= ACTIVE_LIMIT ? ({ code: 'ads.too-many', options: {} } as const) : null;
}

/**
 * Checks the limit on active ads before one more becomes active; locks the user likewise.
 *
 * @throws {ApiError} ads.too-many
 */
export async function checkActiveAds(transaction: Database, ownerId: number): Promise<void> {
  await lockOwner(transaction, ownerId);
  const active = await transaction.$count(ads, and(eq(ads.ownerId, ownerId), isActive));
  if (active >= ACTIVE_LIMIT) throw new ApiError('ads.too-many');
}

async function lockOwner(transaction: Database, ownerId: number) {
  const [owner] = await transaction
    .select({ isNew })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update');
  if (owner === undefined) throw new Error(`User ${ownerId} is not stored.`);
  return owner;
}
