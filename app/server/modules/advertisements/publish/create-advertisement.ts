import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { AdvertisementDraft } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads, idempotencyKeys } from '../../../db/schema.ts';
import { writeSearchRow, type SearchedAd } from '../../search-index/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { findAdvertisement } from '../read/find-advertisement.ts';
import { presentAdvertisement } from '../read/present-advertisement.ts';
import { checkQuota } from './check-quota.ts';
import { toAdRow } from './to-ad-row.ts';
import { validateDraft, type ValidatedDraft } from './validate-draft.ts';

/** A request to publish; a retry has the same key. */
export interface CreateRequest {
  /** A user. */
  readonly owner: Viewer;
  readonly key: string;
  readonly draft: AdvertisementDraft;
}

/**
 * Publishes an ad: validates, stores and indexes it, or changes nothing.
 *
 * @returns The ad as JSON text; for a retry, the text of the first response.
 * @throws {ApiError} ad.invalid, promotion.not-sold, ads.too-many, idempotency.reused.
 */
export async function createAdvertisement(db: Database, request: CreateRequest): Promise<string> {
  const answered = await findAnswer(db, request);
  if (answered !== null) return answered;
  const validated = await validateDraft(db, request.draft, request.owner.id);

  return db.transaction(async (transaction) => {
    const { owner, key } = request;
    const requestHash = hashOf(request.draft);
    // Waits for a concurrent transaction with the same key.
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ ownerId: owner.id, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const first = await findAnswer(transaction, request);
      if (first === null) throw new Error('A claimed idempotency key has no answer.');
      return first;
    }

    await checkQuota(transaction, owner.id);
    const ad = await storeAd(transaction, owner.id, validated);
    const stored = await findAdvertisement(transaction, ad.id, owner);
    if (stored === null) throw new Error(`Ad ${ad.id} was stored and is not there.`);
    const answer = JSON.stringify(presentAdvertisement(stored, owner));
    await transaction
      .update(idempotencyKeys)
      .set({ answer })
      .where(and(eq(idempotencyKeys.ownerId, owner.id), eq(idempotencyKeys.key, key)));
    await writeSearchRow(transaction, ad);
    return answer;
  });
}

/** Finds the stored response of a key; `null` for a new key. */
async function findAnswer(
  db: Database,
  { owner, key, draft }: CreateRequest,
): Promise<string | null> {
  const [known] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, owner.id), eq(idempotencyKeys.key, key)));
  if (known === undefined) return null;
  if (!known.requestHash.equals(hashOf(draft))) throw new ApiError('idempotency.reused');
  return known.answer;
}

async function storeAd(
  db: Database,
  ownerId: number,
  validated: ValidatedDraft,
): Promise<SearchedAd> {
  const [ad] = await db
    .insert(ads)
    .values(
      toAdRow(validated, {
        ownerId,
        images: validated.images,
        location: validated.location,
        isPlaceExact: validated.isPlaceExact,
        promotionType: 'BASIC',
        promotionPeriod: null,
        publishedAt: new Date(),
      }),
    )
    .returning();
  if (ad === undefined) throw new Error('An insert into ads returned no row.');
  return ad;
}

function hashOf(draft: AdvertisementDraft): Buffer {
  return createHash('sha256').update(JSON.stringify(draft, inOrder)).digest();
}

/** Sorts the keys of objects: the order of keys in the JSON does not matter for a retry. */
function inOrder(_key: string, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
