import { and, count, eq } from 'drizzle-orm';

import { COMPARISONS_LIMIT } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { comparisons } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { isOwnedBy, lockOwner, ownerOf, requireKeepable } from '../kept-ads/index.ts';
import type { Viewer } from '../sessions/index.ts';

/** An ad that a viewer compares. */
export interface ComparedAd {
  readonly viewer: Viewer;
  readonly adId: number;
}

/**
 * Adds an ad to a viewer's comparisons. A repeated call changes nothing.
 *
 * @throws {ApiError} comparisons.too-many, ad.unknown, ad.hidden, ad.sold, ad.deleted.
 */
export async function addComparison(db: Database, compared: ComparedAd): Promise<void> {
  const { viewer, adId } = compared;
  await db.transaction(async (transaction) => {
    await lockOwner(transaction, viewer);
    const known = await transaction.$count(comparisons, isCompared(compared));
    if (known > 0) return;
    await requireKeepable(transaction, adId);
    const [kept] = await transaction
      .select({ count: count() })
      .from(comparisons)
      .where(isOwnedBy(comparisons, viewer));
    if ((kept?.count ?? 0) >= COMPARISONS_LIMIT) throw new ApiError('comparisons.too-many');
    await transaction.insert(comparisons).values({ ...ownerOf(viewer), adId });
  });
}

/** Removes an ad from a viewer's comparisons; one that is not there changes nothing. */
export async function dropComparison(db: Database, compared: ComparedAd): Promise<void> {
  await db.delete(comparisons).where(isCompared(compared));
}

/** Removes all ads from a viewer's comparisons. */
export async function clearComparisons(db: Database, viewer: Viewer): Promise<void> {
  await db.delete(comparisons).where(isOwnedBy(comparisons, viewer));
}

function isCompared({ viewer, adId }: ComparedAd) {
  return and(isOwnedBy(comparisons, viewer), eq(comparisons.adId, adId));
}
