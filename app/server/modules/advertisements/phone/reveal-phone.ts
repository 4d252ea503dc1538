import { and, count, eq, ne, sql, type SQL } from 'drizzle-orm';

import type { RevealedPhone } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import { users } from '../../../db/account-schema.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { phoneViews } from '../../../db/view-schema.ts';
import { viewerNumber, type Viewer } from '../../sessions/index.ts';
import { isOwner } from '../read/present-card.ts';

/** Phones a day: of a guest, of all guests of one network, of a user. */
const GUEST_LIMIT = 60;
const NETWORK_LIMIT = 600;
const USER_LIMIT = 200;

/** First halves of the advisory lock keys that serialize the counts. */
const NETWORK_LOCK = 3;
const VIEWER_LOCK = 4;

/** Today in Dushanbe, and the seconds until it ends. */
const TODAY = sql`(now() at time zone 'Asia/Dushanbe')::date`;
const UNTIL_TOMORROW_S = sql<number>`ceil(extract(epoch from
  date_trunc('day', now(), 'Asia/Dushanbe') + interval '1 day' - now()))::int`;

/** A viewer who asks for the phone of an ad's seller. */
export interface PhoneRequest {
  readonly adId: number;
  readonly viewer: Viewer;
  /** Address of the network that the call came from. */
  readonly network: string;
}

/**
 * Returns the phone of an ad's seller, and counts it: for the seller, and for the viewer's daily
 * limit. The same ad counts once a day; the seller's own press never.
 *
 * @throws {ApiError} ad.unknown, phone.absent, phones.too-many, phones.too-many-guest.
 */
export async function revealPhone(db: Database, request: PhoneRequest): Promise<RevealedPhone> {
  const { adId, viewer } = request;
  const [ad] = await db
    .select({ ownerId: ads.ownerId, status: ads.status, phone: users.phone })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(and(eq(ads.id, adId), ne(ads.status, 'DELETED')));
  const isOwn = ad !== undefined && isOwner(ad, viewer);
  if (ad === undefined || (ad.status !== 'PUBLISHED' && !isOwn)) throw new ApiError('ad.unknown');
  if (ad.phone === null) throw new ApiError('phone.absent');
  if (!isOwn) await db.transaction((transaction) => countPhone(transaction, request));
  return { phone_number: ad.phone };
}

/** Counts a phone, unless the viewer has seen it today. */
async function countPhone(db: Database, { adId, viewer, network }: PhoneRequest): Promise<void> {
  const isGuest = viewer.kind === 'guest';
  // Always in this order, to avoid a deadlock.
  if (isGuest) await lock(db, NETWORK_LOCK, network);
  await lock(db, VIEWER_LOCK, String(viewerNumber(viewer)));
  const networkHash = keyedHash(sql`${`network/${network}`}::text`);
  const stored = await db
    .insert(phoneViews)
    .values({
      viewer: viewerNumber(viewer),
      day: TODAY,
      adId,
      network: isGuest ? networkHash : null,
    })
    .onConflictDoNothing()
    .returning({ adId: phoneViews.adId });
  if (stored.length === 0) return;

  const own = await countToday(db, eq(phoneViews.viewer, viewerNumber(viewer)));
  const ofNetwork = isGuest ? await countToday(db, eq(phoneViews.network, networkHash)) : 0;
  // The counts include this one: an error takes it back with the transaction.
  if (own > (isGuest ? GUEST_LIMIT : USER_LIMIT) || ofNetwork > NETWORK_LIMIT) {
    const [wait] = await db.select({ s: UNTIL_TOMORROW_S }).from(sql`(select 1) one`);
    throw new ApiError(isGuest ? 'phones.too-many-guest' : 'phones.too-many', {
      retryAfterS: wait?.s ?? 1,
    });
  }
  await db
    .update(ads)
    .set({ phoneViews: sql`${ads.phoneViews} + 1` })
    .where(eq(ads.id, adId));
}

async function lock(db: Database, kind: number, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${kind}, hashtext(${name}))`);
}

async function countToday(db: Database, whose: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(phoneViews)
    .where(and(whose, eq(phoneViews.day, TODAY)));
  return row?.count ?? 0;
}
