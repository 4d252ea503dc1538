import { and, asc, count, desc, eq, lt } from 'drizzle-orm';

import { priceText } from '../../../card/card-words.ru.ts';
import type { FavoritePage, FavoritesQuery } from '../../../contract/index.ts';
import { favorites } from '../../db/keep-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { ads, categories } from '../../db/schema.ts';
import { findCards } from '../advertisements/index.ts';
import { isFavoriteOf, toVisitorStatus } from '../kept-ads/index.ts';
import type { Viewer } from '../sessions/index.ts';

const PAGE_SIZE = 20;

/** Finds a page of a viewer's favourites, the last added first; closed ads stay in it. */
export async function findFavorites(
  db: Database,
  viewer: Viewer,
  { category_id, cursor }: FavoritesQuery,
): Promise<FavoritePage> {
  const rows = await db
    .select({ id: favorites.id, adId: ads.id, kept: favorites.priceDirams, now: ads.priceDirams })
    .from(favorites)
    .innerJoin(ads, eq(ads.id, favorites.adId))
    .where(
      and(
        isFavoriteOf(viewer),
        category_id === undefined ? undefined : eq(ads.categoryId, category_id),
        cursor === undefined ? undefined : lt(favorites.id, Number(cursor)),
      ),
    )
    .orderBy(desc(favorites.id))
    // The extra row shows that a next page exists.
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const cards = await findCards(
    db,
    shown.map(({ adId }) => adId),
    viewer,
  );
  const byAd = new Map(shown.map((row) => [row.adId, row]));
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    favorites: cards.map((card) => ({
      ...toVisitorStatus(card),
      cheaper_by: card.status === 'PUBLISHED' ? dropText(byAd.get(card.id)) : null,
    })),
    cursor: last === undefined ? null : String(last.id),
    categories: await countByCategory(db, viewer),
  };
}

/** The price of an ad when it was added and today, in dirams. */
interface KeptPrice {
  readonly kept: number | null;
  readonly now: number | null;
}

/** How much cheaper an ad has become; `null` when it has not, or has no price. */
function dropText(price: KeptPrice | undefined): string | null {
  if (price === undefined || price.kept === null || price.now === null) return null;
  return price.now < price.kept ? priceText(price.kept - price.now) : null;
}

async function countByCategory(db: Database, viewer: Viewer): Promise<FavoritePage['categories']> {
  return db
    .select({ id: categories.id, name: categories.name, count: count() })
    .from(favorites)
    .innerJoin(ads, eq(ads.id, favorites.adId))
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .where(isFavoriteOf(viewer))
    .groupBy(categories.id)
    .orderBy(asc(categories.ordinal), asc(categories.id));
}
