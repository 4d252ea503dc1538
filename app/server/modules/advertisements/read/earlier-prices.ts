import { sql, type SQL } from 'drizzle-orm';

import { priceText } from '../../../../card/card-words.ru.ts';
import type { Advertisement } from '../../../../contract/index.ts';
import { timeText } from './ad-text.ru.ts';

/** A price that an ad had. */
export interface EarlierPrice {
  readonly priceDirams: number;
  /** Time of its end, ISO 8601. */
  readonly until: string;
}

/** The earlier prices of the row of `ads`, the last one first. */
export const earlierPrices: SQL<readonly EarlierPrice[]> = sql<readonly EarlierPrice[]>`(
  select coalesce(json_agg(json_build_object(
    'priceDirams', price_dirams, 'until', changed_at) order by id desc), '[]')
  from price_changes where price_changes.ad_id = ads.id
)`;

/** Minimum duration of a price that a later one is compared with. */
const LASTING_MS = 86_400_000;

interface PricedAd {
  readonly priceDirams: number | null;
  readonly createdAt: Date;
  readonly earlierPrices: readonly EarlierPrice[];
}

/**
 * The former price of an ad whose price dropped: the last one that lasted a day, in dirams. A
 * price that was raised for an hour to be lowered again makes no drop.
 *
 * @returns `null` when it is not higher than the current one.
 */
export function formerPrice({ priceDirams, createdAt, earlierPrices: all }: PricedAd) {
  const former = all.find(({ until }, index) => {
    const since = all[index + 1]?.until ?? createdAt;
    return Date.parse(until) - new Date(since).getTime() >= LASTING_MS;
  });
  if (former === undefined || priceDirams === null) return null;
  return former.priceDirams > priceDirams ? former.priceDirams : null;
}

/** The prices of an ad in its answer. */
export function presentPrices(
  ad: PricedAd,
  now: Date,
): Pick<Advertisement, 'former_price' | 'price_history'> {
  const former = formerPrice(ad);
  return {
    former_price: former === null ? null : priceText(former),
    price_history: ad.earlierPrices.map(({ priceDirams, until }) => ({
      price: priceText(priceDirams),
      until: timeText(new Date(until), now),
    })),
  };
}
