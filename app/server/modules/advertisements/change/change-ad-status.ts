import { and, eq, sql } from 'drizzle-orm';

import { adActions, statusAfter, type AdChange, type AdState } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { removeSearchRow, writeSearchRow } from '../../search-index/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { claimKey, keepAnswer } from '../answer-key.ts';
import { checkActiveAds } from '../publish/check-quota.ts';
import { isNotErased } from '../read/is-erased.ts';
import { presentOwnState } from '../read/present-own-state.ts';

/** A seller's request; a retry has the same key. */
export interface ChangeRequest {
  /** A user. */
  readonly owner: Viewer;
  readonly key: string;
  readonly adId: number;
  readonly change: AdChange;
}

type AdRow = typeof ads.$inferSelect;

/**
 * Changes the status of a seller's own ad by the table of transitions, and the search index with
 * it, or changes nothing.
 *
 * @returns The ad's state as JSON text; for a retry, the text of the first response.
 * @throws {ApiError} ad.unknown for an ad of another seller, ad.transition-not-allowed,
 *   ads.too-many when a restored ad is one too many, idempotency.reused.
 */
export async function changeAdStatus(db: Database, request: ChangeRequest): Promise<string> {
  const { owner, key, adId, change } = request;
  const answerKey = { ownerId: owner.id, key, request: { adId, change } };
  return db.transaction(async (transaction) => {
    const first = await claimKey(transaction, answerKey);
    if (first !== null) return first;

    // Before the ad's row: the order in which publishing locks.
    if (change.event === 'RESTORE') await checkActiveAds(transaction, owner.id);
    const before = await lockAd(transaction, request);
    checkTransition(before, change);
    const after = await storeStatus(transaction, before, change);
    const answer = JSON.stringify(presentState(after));
    await keepAnswer(transaction, answerKey, answer);
    if (before.status === 'PUBLISHED') await removeSearchRow(transaction, adId);
    if (after.status === 'PUBLISHED') await writeSearchRow(transaction, after);
    return answer;
  });
}

/** Reads the seller's ad and locks it until the end of the transaction. */
async function lockAd(db: Database, { owner, adId }: ChangeRequest): Promise<AdRow> {
  const [ad] = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), eq(ads.ownerId, owner.id), isNotErased))
    .for('update');
  if (ad === undefined) throw new ApiError('ad.unknown');
  return ad;
}

function checkTransition(ad: AdRow, { event }: AdChange): void {
  const allowed = adActions(ad, new Date())
    .filter(({ enabled }) => enabled)
    .map(({ action }) => action);
  if (allowed.includes(event)) return;
  throw new ApiError('ad.transition-not-allowed', { params: { from: ad.status, event, allowed } });
}

async function storeStatus(db: Database, before: AdRow, change: AdChange): Promise<AdRow> {
  const [ad] = await db
    .update(ads)
    .set({
      status: statusAfter(change.event, before.statusBefore),
      statusAt: sql`now()`,
      statusBefore: change.event === 'DELETE' ? before.status : null,
      // Of a deleted ad the reason is kept: its return shows it again.
      ...(change.event === 'MARK_SOLD' && { closeReason: change.close_reason }),
      ...((change.event === 'RESTORE' || change.event === 'HIDE') && { closeReason: null }),
    })
    .where(eq(ads.id, before.id))
    .returning();
  if (ad === undefined) throw new Error(`Ad ${before.id} was locked and is not there.`);
  return ad;
}

function presentState(ad: AdRow): AdState {
  return { id: ad.id, status: ad.status, ...presentOwnState(ad, new Date()) };
}
