import type { PromotionType } from '../../../../../contract/index.ts';
import { seededRandom } from '../chance/seeded-random.ts';
import type { SeedAd } from '../seed-ad.ts';

const DAY_MS = 86_400_000;
/** Share of promoted ads, factor of their views, and number of their photos. */
const PROMOTIONS = [
  ['PREMIUM', { count: 40, views: 4, photos: 2 }],
  ['VIP', { count: 120, views: 2, photos: 1 }],
] as const;
/** Periods on sale, in days. */
const PERIODS = [1, 3, 7, 14, 30];

/** Promotes some of the published ads, for a period that has not ended. */
export function promote(ads: readonly SeedAd[], today: Date): readonly SeedAd[] {
  const lot = seededRandom('promotion');
  const worth = ads.filter(({ status, images }) => status === 'PUBLISHED' && isShown(images));
  const byAd = new Map<SeedAd, { readonly type: PromotionType; readonly views: number }>();
  for (const [type, { count, views, photos }] of PROMOTIONS) {
    const free = worth.filter((ad) => !byAd.has(ad) && ad.images.length >= photos);
    for (const ad of lot.some(free, count)) byAd.set(ad, { type, views });
  }
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

/** A promoted ad has photos of the product, not the picture of its category. */
function isShown([cover]: readonly string[]): boolean {
  return cover?.startsWith('/art/photos/') === true;
}
