import { desc } from 'drizzle-orm';

import type { KeptAds } from '../../../contract/index.ts';
import { COMPARISONS_LIMIT, FAVORITES_LIMIT } from '../../../contract/index.ts';
import { comparisons, favorites } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import type { Viewer } from '../sessions/index.ts';
import { countNewAds } from './count-new-ads.ts';
import { isFavoriteOf, isOwnedBy } from './owner.ts';

/** Finds the ids of all ads that a viewer keeps, the last added first, and counts the new ones. */
export async function findKeptAds(db: Database, viewer: Viewer): Promise<KeptAds> {
  const liked = await db
    .select({ adId: favorites.adId })
    .from(favorites)
    .where(isFavoriteOf(viewer))
    .orderBy(desc(favorites.id))
    .limit(FAVORITES_LIMIT);
  const compared = await db
    .select({ adId: comparisons.adId })
    .from(comparisons)
    .where(isOwnedBy(comparisons, viewer))
    .orderBy(desc(comparisons.id))
    .limit(COMPARISONS_LIMIT);
  return {
    favorites: liked.map(({ adId }) => adId),
    comparisons: compared.map(({ adId }) => adId),
    new_count: viewer.kind === 'user' ? await countNewAds(db, viewer.id) : 0,
  };
}
