import type { AdStatus, AdType } from '../../../../contract/index.ts';
import { hourOf } from './chance/days.ts';
import { seededRandom, type SeededRandom } from './chance/seeded-random.ts';
import { composeAd, type ComposedAd, type Surroundings } from './compose-ad.ts';
import type { Seller } from './people/make-sellers.ts';
import { pickSeller, type Load } from './people/pick-seller.ts';
import { promote } from './people/promote.ts';
import type { SeedAd } from './seed-ad.ts';
import type { AdsFile, Product } from './seed-file.ts';
import type { SellerSlot } from './seller-slot.ts';

/** All input of the ads' generation. */
export interface Market extends Surroundings {
  readonly slots: readonly SellerSlot[];
  readonly sellers: readonly Seller[];
  readonly today: Date;
}

/** Maximum age of the published ads, in days. */
const PUBLISHED_DAYS = 28;
/** Percentage of ads that are not published. */
const REST: readonly (readonly [AdStatus, number])[] = [
  ['EXPIRED', 3],
  ['HIDDEN', 2.5],
  ['IN_MODERATION', 1],
  ['REJECTED', 1],
];
const TITLE_TRIES = 12;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const NIGHT_HOURS = 7;
const DAYTIME_MINUTES = 9 * 60;

/** All ads, oldest first. The same market on the same day gives the same ads. */
export function makeAds(market: Market): readonly SeedAd[] {
  const titles = new Map<string, number>();
  const load: Load = new Map();
  const ads = market.slots.flatMap((slot) => {
    const products = inTurns(slot.file);
    return statusesOf(slot).map((status, n) => {
      const seed = `${slot.subcategoryId}/${n}`;
      const product = products[n % products.length];
      if (product === undefined) throw new Error(`${slot.subcategoryId} has no products.`);
      const seller = pickSeller(market.sellers, { seed, slot, product, load });
      const composed = composeNew(market, { seed, slot, product, seller, titles });
      return {
        ...composed,
        ...lifeOf(market.today, { seed, status, type: slot.type }),
        slot,
        seller,
      };
    });
  });
  return promote(ads, market.today).toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

/** Products in proportion to their weights, one of each before the second of any. */
function inTurns({ products }: AdsFile): readonly Product[] {
  const most = Math.max(...products.map(({ weight }) => weight));
  return Array.from({ length: most }, (_none, turn) =>
    products.filter(({ weight }) => weight > turn),
  ).flat();
}

/** The file's published ads and a proportional number of others. */
function statusesOf({ file, subcategoryId }: SellerSlot): readonly AdStatus[] {
  const lot = seededRandom(`${subcategoryId}/statuses`);
  const others = REST.flatMap(([status, percent]) => {
    const wanted = (file.count * percent) / 100;
    const whole = Math.floor(wanted) + (lot.chance(wanted % 1) ? 1 : 0);
    return Array.from({ length: whole }, () => status);
  });
  return [...Array.from({ length: file.count }, () => 'PUBLISHED' as const), ...others];
}

interface AdRequest {
  readonly seed: string;
  readonly slot: SellerSlot;
  readonly product: Product;
  readonly seller: Seller;
  readonly titles: Map<string, number>;
}

/** Generates an ad again while its title is taken; the last try is kept in any case. */
function composeNew(
  market: Market,
  { seed, slot, product, seller, titles }: AdRequest,
): ComposedAd {
  const { plan, file } = slot;
  const { today } = market;
  const compose = (turn: number): ComposedAd =>
    composeAd({ seed: `${seed}/${turn}`, plan, file, product, seller, today }, market);
  let ad = compose(0);
  for (let turn = 1; turn < TITLE_TRIES && titles.has(ad.title); turn += 1) ad = compose(turn);
  titles.set(ad.title, (titles.get(ad.title) ?? 0) + 1);
  return ad;
}

type Life = Pick<SeedAd, 'status' | 'createdAt' | 'views' | 'promotionType' | 'promotionPeriod'>;

/** When the ad was published, and its number of views. */
function lifeOf(
  today: Date,
  { seed, status, type }: { seed: string; status: AdStatus; type: AdType },
): Life {
  const lot = seededRandom(`${seed}/life`);
  const days = randomAge(lot, { status, type });
  const createdAt = byDay(
    new Date(
      today.getTime() - Math.round(days * DAY_MINUTES) * MINUTE_MS - lot.whole(1, 59) * 1_000,
    ),
  );
  const isSeen = status === 'PUBLISHED' || status === 'HIDDEN' || status === 'EXPIRED';
  const views = isSeen ? Math.floor(Math.min(days, PUBLISHED_DAYS) * randomInterest(lot)) : 0;
  return { status, createdAt, views, promotionType: 'BASIC', promotionPeriod: null };
}

/** Age in days. More ads are new than old; an expired one is older than an ad's lifetime. */
function randomAge(
  lot: SeededRandom,
  { status, type }: { status: AdStatus; type: AdType },
): number {
  const share = lot.next();
  if (status === 'EXPIRED') return (type === 'REAL_ESTATE' ? 61 : 31) + share * 25;
  if (status === 'IN_MODERATION') return share * 0.9;
  return share ** 1.3 * PUBLISHED_DAYS;
}

/** No ad is published at night: times between midnight and seven move to daytime. */
function byDay(time: Date): Date {
  const isNight = hourOf(time) < NIGHT_HOURS;
  return isNight ? new Date(time.getTime() + DAYTIME_MINUTES * MINUTE_MS) : time;
}

/** Views per day: a few for most ads, hundreds for some. */
function randomInterest(lot: SeededRandom): number {
  const bell = Array.from({ length: 6 }, () => lot.next()).reduce((sum, one) => sum + one, -3);
  return Math.exp(1.6 + 1.25 * bell);
}
