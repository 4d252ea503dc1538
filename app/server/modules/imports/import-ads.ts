import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import {
  Advertisement,
  refusalText,
  type AdvertisementDraft,
  type ImportOutcome,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { importCandidates } from '../../db/import-candidates.ts';
import type { Database } from '../../db/open-database.ts';
import { createAdvertisement, findSubcategoryForm } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';
import { uploadImages, type ImportDesk } from './find-candidates.ts';

type Candidate = typeof importCandidates.$inferSelect;

/**
 * Publishes candidates of a user by the rules of `POST /advertisements/`. An incomplete ad, or one
 * beyond the user's limits, is returned as a draft and remains a candidate. A repeated call returns
 * the same ads.
 *
 * @returns Outcomes in the order of the ids.
 * @throws {ApiError} import.unknown: a candidate of another user, or none.
 */
export async function importAds(
  desk: ImportDesk,
  owner: Viewer,
  ids: readonly number[],
): Promise<readonly ImportOutcome[]> {
  const wanted = [...new Set(ids)];
  const rows = await desk.db
    .select()
    .from(importCandidates)
    .where(and(eq(importCandidates.ownerId, owner.id), inArray(importCandidates.id, wanted)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const candidates = wanted.map((id) => byId.get(id)).filter((row) => row !== undefined);
  if (candidates.length < wanted.length) throw new ApiError('import.unknown');
  const outcomes: ImportOutcome[] = [];
  // One after another: the limits of a user count them in this order.
  for (const candidate of candidates) outcomes.push(await importAd(desk, owner, candidate));
  return outcomes;
}

async function importAd(
  desk: ImportDesk,
  owner: Viewer,
  candidate: Candidate,
): Promise<ImportOutcome> {
  const { id, title, importedAt, adId } = candidate;
  if (importedAt !== null) {
    return { id, title, advertisement_id: adId, draft: null, reason: null };
  }
  const photos = await uploadImages(desk, owner.id, candidate.ad.images);
  const draft: AdvertisementDraft = {
    ...candidate.ad,
    images: [...photos],
    location: null,
    promotionType: 'BASIC',
    promotionPeriod: null,
  };
  try {
    const json = await createAdvertisement(desk.db, { owner, key: `import:${id}`, draft });
    const published = Published.parse(JSON.parse(json));
    await markImported(desk.db, id, published.id);
    return { id, title, advertisement_id: published.id, draft: null, reason: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return toDraft(desk.db, { owner, candidate, photos }, error);
  }
}

/** The part of a stored response that is read. */
const Published = z.pick(Advertisement, { id: true });

async function markImported(db: Database, id: number, adId: number): Promise<void> {
  await db
    .update(importCandidates)
    .set({ importedAt: sql`now()`, adId })
    .where(eq(importCandidates.id, id));
}

interface Unpublished {
  readonly owner: Viewer;
  readonly candidate: Candidate;
  readonly photos: readonly string[];
}

/** The draft of an ad that was refused, with the first fault in the order of the form. */
async function toDraft(
  db: Database,
  { owner, candidate, photos }: Unpublished,
  refusal: ApiError,
): Promise<ImportOutcome> {
  const { id, title, ad } = candidate;
  const { plan } = await findSubcategoryForm(db, ad.categoryId, ad.subcategoryId);
  const names = new Map(plan.fields.map(({ key, name }) => [key, name] as const));
  const faults = refusal.fields ?? {};
  const first = [...plan.keys, ...Object.keys(faults)].find((key) => Object.hasOwn(faults, key));
  const message = first === undefined ? undefined : faults[first]?.[0]?.message;
  const label = first === undefined ? undefined : names.get(first);
  const sentence = message ?? refusalText(refusal.code);
  return {
    id,
    title,
    advertisement_id: null,
    reason: label === undefined ? sentence : `${label}: ${sentence}`,
    draft: {
      owner_id: owner.id,
      category_id: ad.categoryId,
      subcategory_id: ad.subcategoryId,
      plan_hash: plan.hash,
      values: Object.entries(ad.filters).flatMap(([key, value]) => {
        const name = names.get(key);
        return name === undefined ? [] : [{ key, name, value }];
      }),
      photos: [...photos],
      first_field: first ?? null,
    },
  };
}
