import { and, asc, eq, isNull } from 'drizzle-orm';

import { priceText } from '../../../card/card-words.ru.ts';
import { IMPORT_LIMIT, type ImportCandidate } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { importCandidates } from '../../db/import-candidates.ts';
import type { Database } from '../../db/open-database.ts';
import { describeAd, findSubcategoryForm, validateFilters } from '../advertisements/index.ts';
import { loadOptions } from '../definitions/index.ts';
import type { UploadImage } from '../images/index.ts';
import type { ImportSource } from './source/import-source.ts';

/** Dependencies of the import. */
export interface ImportDesk {
  readonly db: Database;
  /** `null`: nothing is offered. */
  readonly source: ImportSource | null;
  readonly uploadImage: UploadImage;
}

/** A user with a verified phone. */
export interface PhoneOwner {
  readonly id: number;
  /** `+992` and nine digits. */
  readonly phone: string;
}

type CandidateAd = typeof importCandidates.$inferSelect.ad;

/** Time for the covers of an offer, in ms; the later candidates have none. */
const COVERS_MS = 5_000;

/**
 * Finds the ads of other sites that show a user's verified phone, stores them as that user's
 * candidates, and returns those that are not imported yet. A repeated search stores none twice.
 */
export async function findCandidates(
  desk: ImportDesk,
  owner: PhoneOwner,
): Promise<readonly ImportCandidate[]> {
  const found = (await desk.source?.findAds(owner.phone)) ?? [];
  const until = performance.now() + COVERS_MS;
  for (const { id: sourceId, category_id, subcategory_id, images, filters } of found) {
    const ad = { categoryId: category_id, subcategoryId: subcategory_id, images, filters };
    const card = await describeCandidate(desk.db, ad);
    if (card === null) continue;
    const cover = performance.now() < until ? await uploadCover(desk, owner.id, images) : null;
    await desk.db
      .insert(importCandidates)
      .values({ ownerId: owner.id, sourceId, ad, cover, ...card })
      .onConflictDoNothing();
  }
  return readCandidates(desk.db, owner.id);
}

/** The stored candidates of a user that are not imported yet. */
export async function readCandidates(
  db: Database,
  ownerId: number,
): Promise<readonly ImportCandidate[]> {
  const { id, title, subtitle2, cover, importedAt } = importCandidates;
  const rows = await db
    .select({ id, title, subtitle2, cover })
    .from(importCandidates)
    .where(and(eq(importCandidates.ownerId, ownerId), isNull(importedAt)))
    .orderBy(asc(id))
    .limit(IMPORT_LIMIT);
  return rows.map(({ cover: url, ...row }) => ({ ...row, images: url === null ? [] : [{ url }] }));
}

/** Texts of a candidate's card; `null` for a subcategory that does not exist here. */
async function describeCandidate(
  db: Database,
  { categoryId, subcategoryId, filters }: CandidateAd,
): Promise<Pick<ImportCandidate, 'title' | 'subtitle2'> | null> {
  try {
    const form = await findSubcategoryForm(db, categoryId, subcategoryId);
    const validated = await validateFilters(form, filters, (effect) =>
      loadOptions(db, form.plan, effect),
    );
    const { title, priceDirams, priceText: salary } = describeAd(validated, null);
    return { title, subtitle2: priceDirams === null ? salary : priceText(priceDirams) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ad.invalid') return null;
    throw error;
  }
}

async function uploadCover(
  desk: ImportDesk,
  ownerId: number,
  images: readonly string[],
): Promise<string | null> {
  const [url = null] = await uploadImages(desk, ownerId, images.slice(0, 1));
  return url;
}

/** Uploads pictures of the source as the user's own; a picture that is refused is left out. */
export async function uploadImages(
  { source, uploadImage }: ImportDesk,
  ownerId: number,
  names: readonly string[],
): Promise<readonly string[]> {
  const urls: string[] = [];
  // One after another: a user's third picture would be refused while two are encoded.
  for (const name of names) {
    const file = (await source?.readImage(name)) ?? null;
    if (file === null) continue;
    try {
      urls.push((await uploadImage({ ownerId, file })).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return urls;
}
