import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { AdType, AdvertisementDraft } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { ads, idempotencyKeys } from '../../db/schema.ts';
import { writeSearchRow, type SearchEntry } from '../search-index/index.ts';
import type { Session } from '../sessions/index.ts';
import { describeAd } from './describe-ad.ts';
import { findAdvertisement } from './find-advertisement.ts';
import { judgeDraft, type JudgedDraft } from './judge-draft.ts';
import { presentAdvertisement } from './present-advertisement.ts';
import { toSearchEntry } from './search-entry.ts';

/** One wish to publish; a retry repeats its key. */
export interface CreateRequest {
  readonly session: Session;
  readonly key: string;
  readonly draft: AdvertisementDraft;
}

const DAY_MS = 86_400_000;

/**
 * Publishes an ad: judged, stored and findable, or nothing at all.
 *
 * @returns The ad as JSON text; for a retry, the text of the first answer.
 * @throws {ApiError} ad.invalid, promotion.not-sold, idempotency.reused.
 */
export async function createAdvertisement(db: Database, request: CreateRequest): Promise<string> {
  const answered = await findAnswer(db, request);
  if (answered !== null) return answered;
  const judged = await judgeDraft(db, request.draft);

  return db.transaction(async (transaction) => {
    const { session, key } = request;
    const requestHash = hashOf(request.draft);
    // Waits here for another transaction with the same key to end.
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ ownerId: session.id, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const first = await findAnswer(transaction, request);
      if (first === null) throw new Error('A claimed idempotency key has no answer.');
      return first;
    }

    const { id, entry } = await storeAd(transaction, session, judged);
    const stored = await findAdvertisement(transaction, id, session);
    if (stored === null) throw new Error(`Ad ${id} was stored and is not there.`);
    const answer = JSON.stringify(presentAdvertisement(stored, session));
    await transaction
      .update(idempotencyKeys)
      .set({ answer })
      .where(and(eq(idempotencyKeys.ownerId, session.id), eq(idempotencyKeys.key, key)));
    await writeSearchRow(transaction, entry);
    return answer;
  });
}

/** The answer that the key had; `null` when it is new. */
async function findAnswer(
  db: Database,
  { session, key, draft }: CreateRequest,
): Promise<string | null> {
  const [known] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, session.id), eq(idempotencyKeys.key, key)));
  if (known === undefined) return null;
  if (!known.requestHash.equals(hashOf(draft))) throw new ApiError('idempotency.reused');
  return known.answer;
}

interface NewAd {
  readonly id: number;
  readonly entry: SearchEntry;
}

async function storeAd(db: Database, session: Session, judged: JudgedDraft): Promise<NewAd> {
  const { draft, plan, verdict, type } = judged;
  const now = new Date();
  const description = describeAd(judged);
  const [row] = await db
    .insert(ads)
    .values({
      ...description,
      ownerId: session.id,
      categoryId: draft.categoryId,
      subcategoryId: draft.subcategoryId,
      // No rule of moderation stands in the way yet: what the engine accepts is published.
      status: 'PUBLISHED',
      promotionType: draft.promotionType,
      promotionPeriod: null,
      images: draft.images,
      attrs: verdict.payload,
      planHash: plan.hash,
      publishedAt: now,
      expiresAt: new Date(now.getTime() + daysShown(type) * DAY_MS),
    })
    .returning({ id: ads.id });
  if (row === undefined) throw new Error('An insert into ads returned no row.');
  const entry = {
    ...toSearchEntry(judged),
    adId: row.id,
    subcategoryId: draft.subcategoryId,
    text: description.title,
    priceDirams: description.priceDirams,
    publishedAt: now.getTime(),
    promotionLevel: 0,
  };
  return { id: row.id, entry };
}

/** How long an ad is shown before it must be renewed. */
function daysShown(type: AdType): number {
  return type === 'REAL_ESTATE' ? 60 : 30;
}

function hashOf(draft: AdvertisementDraft): Buffer {
  return createHash('sha256').update(JSON.stringify(draft, inOrder)).digest();
}

/** Objects with their keys in order: a retry is the same whatever order its JSON was written in. */
function inOrder(_key: string, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
