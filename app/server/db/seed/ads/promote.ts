import type { PromotionType } from '../../../../contract/index.ts';
import { dice } from './dice.ts';
import type { SeedAd } from './make-ads.ts';

const DAY_MS = 86_400_000;
/** How many ads are promoted, and how much more they are looked at. */
const PROMOTIONS: readonly (readonly [PromotionType, count: number, views: number])[] = [
  ['PREMIUM', 40, 4],
  ['VIP', 120, 2],
];
/** Periods that are sold, in days. */
const PERIODS = [1, 3, 7, 14, 30];

/** Promotes some of the published ads, for a period that has not ended. */
export function promote(ads: readonly SeedAd[], today: Date): readonly SeedAd[] {
  const lot = dice('promotion');
  const published = ads.filter(({ status }) => status === 'PUBLISHED');
  const chosen = lot.some(published, 160);
  const levels = PROMOTIONS.flatMap(([type, count, views]) =>
    Array.from({ length: count }, () => ({ type, views })),
  );
  const byAd = new Map(chosen.map((ad, n) => [ad, levels[n]] as const));
  return ads.map((ad) => {
    const level = byAd.get(ad);
    if (level === undefined) return ad;
    const age = (today.getTime() - ad.createdAt.getTime()) / DAY_MS;
    const running = PERIODS.filter((period) => period > age + 1);
    return {
      ...ad,
      promotionType: level.type,
      promotionPeriod: lot.pick(running),
      views: ad.views * level.views,
    };
  });
}
