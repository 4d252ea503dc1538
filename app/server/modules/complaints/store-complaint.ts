import { and, count, eq, gte, sql, type SQL } from 'drizzle-orm';

import type { Complaint } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { complaints } from '../../db/complaints.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { whyNotShown } from '../advertisements/index.ts';
import { viewerNumber, type Viewer } from '../sessions/index.ts';

/** Complaints a day: of a guest, of all guests of one network, of a user. */
const GUEST_LIMIT = 5;
const NETWORK_LIMIT = 50;
const USER_LIMIT = 20;

/** First halves of the advisory lock keys that serialize the counts. */
const NETWORK_LOCK = 7;
const VIEWER_LOCK = 8;

/** Start of the day in Dushanbe, and the seconds until its end. */
const TODAY = sql`date_trunc('day', now(), 'Asia/Dushanbe')`;
const UNTIL_TOMORROW_S = sql<number>`ceil(extract(epoch from ${TODAY} + interval '1 day' - now()))::int`;

/** A complaint and its author. */
export interface ComplaintRequest {
  readonly adId: number;
  readonly complaint: Complaint;
  readonly viewer: Viewer;
  /** Address of the network that the call came from. */
  readonly network: string;
}

/**
 * Stores a complaint about a published ad for the moderators. A second one of the same viewer
 * replaces the first and counts no more.
 *
 * @throws {ApiError} ad.unknown, ad.hidden, ad.sold, ad.expired, ad.deleted, complaint.own,
 *   complaints.too-many.
 */
export async function storeComplaint(db: Database, request: ComplaintRequest): Promise<void> {
  const { adId, viewer } = request;
  const [ad] = await db
    .select({ ownerId: ads.ownerId, status: ads.status, closeReason: ads.closeReason })
    .from(ads)
    .where(eq(ads.id, adId));
  const refusal = whyNotShown(ad ?? null);
  if (ad === undefined || refusal !== null) throw new ApiError(refusal ?? 'ad.unknown');
  if (viewer.kind === 'user' && viewer.id === ad.ownerId) throw new ApiError('complaint.own');
  await db.transaction((transaction) => writeComplaint(transaction, request));
}

async function writeComplaint(db: Database, request: ComplaintRequest): Promise<void> {
  const { adId, complaint, viewer, network } = request;
  const isGuest = viewer.kind === 'guest';
  // Always in this order, to avoid a deadlock.
  if (isGuest) await lock(db, NETWORK_LOCK, network);
  await lock(db, VIEWER_LOCK, String(viewerNumber(viewer)));
  const networkHash = keyedHash(sql`${`complaint/${network}`}::text`);
  const words = { reason: complaint.reason, details: complaint.details?.trim() || null };
  await db
    .insert(complaints)
    .values({
      adId,
      viewer: viewerNumber(viewer),
      ...words,
      network: isGuest ? networkHash : null,
    })
    .onConflictDoUpdate({ target: [complaints.adId, complaints.viewer], set: words });

  const own = await countToday(db, eq(complaints.viewer, viewerNumber(viewer)));
  const ofNetwork = isGuest ? await countToday(db, eq(complaints.network, networkHash)) : 0;
  if (own <= (isGuest ? GUEST_LIMIT : USER_LIMIT) && ofNetwork <= NETWORK_LIMIT) return;
  // The counts include this one: an error takes it back with the transaction.
  const [wait] = await db.select({ s: UNTIL_TOMORROW_S }).from(sql`(select 1) one`);
  throw new ApiError('complaints.too-many', { retryAfterS: wait?.s ?? 1 });
}

async function lock(db: Database, kind: number, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${kind}, hashtext(${name}))`);
}

async function countToday(db: Database, whose: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(complaints)
    .where(and(whose, gte(complaints.createdAt, TODAY)));
  return row?.count ?? 0;
}
