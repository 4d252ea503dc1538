import { and, eq, sql } from 'drizzle-orm';

import { FAVORITES_LIMIT, type FavoriteBody } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { favorites } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { isFavoriteOf, isOwnedBy, lockOwner, ownerOf, requireKeepable } from '../kept-ads/index.ts';
import type { Viewer } from '../sessions/index.ts';

/** A viewer's favourite. */
export interface OwnFavorite {
  readonly viewer: Viewer;
  readonly adId: number;
}

/**
 * Adds an ad to a viewer's favourites with its price of now, or changes the note of one that is
 * there, in any status of the ad. One that was just removed returns to its place as it was. A
 * repeated call changes nothing.
 *
 * @throws {ApiError} favorites.too-many, ad.unknown, ad.hidden, ad.sold, ad.deleted.
 */
export async function keepFavorite(
  db: Database,
  favorite: OwnFavorite,
  { note: given }: FavoriteBody,
): Promise<void> {
  const { viewer, adId } = favorite;
  const note = given === undefined ? undefined : noteOf(given);
  await db.transaction(async (transaction) => {
    await lockOwner(transaction, viewer);
    const [known] = await transaction
      .select({ id: favorites.id, removedAt: favorites.removedAt })
      .from(favorites)
      .where(isRow(favorite));
    if (known === undefined || known.removedAt !== null) await requireRoom(transaction, viewer);
    if (known === undefined) {
      const { priceDirams } = await requireKeepable(transaction, adId);
      await transaction
        .insert(favorites)
        .values({ ...ownerOf(viewer), adId, note: note ?? null, priceDirams });
    } else {
      await transaction
        .update(favorites)
        .set({ removedAt: null, ...(note !== undefined && { note }) })
        .where(eq(favorites.id, known.id));
    }
  });
}

/** Removes an ad from a viewer's favourites; one that is not there changes nothing. */
export async function dropFavorite(db: Database, favorite: OwnFavorite): Promise<void> {
  await db
    .update(favorites)
    .set({ removedAt: sql`now()` })
    .where(and(isFavoriteOf(favorite.viewer), isRow(favorite)));
}

/** Blank is none. */
function noteOf(text: string | null): string | null {
  const note = text?.trim() ?? '';
  return note === '' ? null : note;
}

async function requireRoom(db: Database, viewer: Viewer): Promise<void> {
  const kept = await db.$count(favorites, isFavoriteOf(viewer));
  if (kept >= FAVORITES_LIMIT) throw new ApiError('favorites.too-many');
}

function isRow({ viewer, adId }: OwnFavorite) {
  return and(isOwnedBy(favorites, viewer), eq(favorites.adId, adId));
}
