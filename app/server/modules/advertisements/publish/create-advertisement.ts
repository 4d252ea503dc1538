import type { AdvertisementDraft } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { writeSearchRow, type SearchedAd } from '../../search-index/index.ts';
import type { Viewer } from '../../sessions/index.ts';
import { claimKey, findAnswer, keepAnswer } from '../answer-key.ts';
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
 * @throws {ApiError} ad.invalid, promotion.not-sold, ads.too-many, ads.too-many-today,
 *   idempotency.reused.
 */
export async function createAdvertisement(
  db: Database,
  { owner, key, draft }: CreateRequest,
): Promise<string> {
  const answerKey = { ownerId: owner.id, key, request: draft };
  const answered = await findAnswer(db, answerKey);
  if (answered !== null) return answered;
  const validated = await validateDraft(db, draft, owner.id);

  return db.transaction(async (transaction) => {
    const first = await claimKey(transaction, answerKey);
    if (first !== null) return first;

    await checkQuota(transaction, owner.id);
    const ad = await storeAd(transaction, owner.id, validated);
    const stored = await findAdvertisement(transaction, ad.id, owner);
    if (stored === null) throw new Error(`Ad ${ad.id} was stored and is not there.`);
    const answer = JSON.stringify(presentAdvertisement(stored, owner));
    await keepAnswer(transaction, answerKey, answer);
    await writeSearchRow(transaction, ad);
    return answer;
  });
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
