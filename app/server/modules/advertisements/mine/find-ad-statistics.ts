import { and, eq, sql } from 'drizzle-orm';

import { priceText } from '../../../../card/card-words.ru.ts';
import { STATISTICS_DAYS, type AdStatistics } from '../../../../contract/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { earlierPrices } from '../read/earlier-prices.ts';
import { findCards } from '../read/find-cards.ts';
import { isNotErased } from '../read/is-erased.ts';
import { presentOwnState } from '../read/present-own-state.ts';
import { OWN_COLUMNS } from './own-columns.ts';

// A select from one table writes its columns without the table's name: here it is written out.

/** Views of the last days, those without views too, today last. */
const VIEWS_BY_DAY = sql<AdStatistics['days']>`(
  select json_agg(json_build_object('day', day, 'views', coalesce(views, 0)) order by day)
  from (
    select (now() at time zone 'Asia/Dushanbe')::date - n as day
    from generate_series(0, ${sql.raw(String(STATISTICS_DAYS - 1))}) n
  ) days
  left join lateral (
    select views from ad_view_days
    where ad_view_days.ad_id = ads.id and ad_view_days.day = days.day
  ) counted on true
)`;

const FAVORITES = sql<number>`(
  select count(*)::int from favorites
  where favorites.ad_id = ads.id and favorites.removed_at is null
)`;

/**
 * Finds what the seller of an ad sees of the interest in it.
 *
 * @throws {ApiError} ad.unknown for an ad of another seller and an erased one.
 */
export async function findAdStatistics(
  db: Database,
  owner: Viewer,
  adId: number,
): Promise<AdStatistics> {
  const [row] = await db
    .select({
      ...OWN_COLUMNS,
      days: VIEWS_BY_DAY,
      favorites: FAVORITES,
      earlierPrices,
      publishedAt: ads.publishedAt,
    })
    .from(ads)
    .where(and(eq(ads.id, adId), eq(ads.ownerId, owner.id), isNotErased));
  const [card] = row === undefined ? [] : await findCards(db, [adId], owner);
  if (row === undefined || card === undefined) throw new ApiError('ad.unknown');
  return {
    ad: { ...card, ...presentOwnState(row, new Date()), phone_views: row.phoneViews },
    days: row.days,
    favorites: row.favorites,
    prices: row.earlierPrices.map(({ priceDirams, until }) => ({
      price: priceText(priceDirams),
      until: new Date(until).toISOString(),
    })),
    published_at: row.publishedAt?.toISOString() ?? null,
  };
}
