import type { Place } from '../../../../../contract/index.ts';
import { addDays } from '../chance/days.ts';
import { randomSpot, type Towns } from '../chance/random-spot.ts';
import { seededRandom, type SeededRandom } from '../chance/seeded-random.ts';
import type { People, Places, Sellers } from '../seed-file.ts';

/** A seller. */
export interface Seller {
  /** Also the id of the user. */
  readonly id: number;
  readonly name: string;
  /** `+992` and nine digits. */
  readonly phone: string;
  readonly isWoman: boolean;
  readonly about: string | null;
  readonly isVerified: boolean;
  readonly city: string;
  readonly trades: readonly string[];
  readonly createdAt: Date;
  /** `null` for private people. */
  readonly shop: Shop | null;
}

/** Users and shops of the market. */
interface Shop {
  readonly description: string;
  readonly hasDelivery: boolean;
  readonly isVerified: boolean;
  readonly addresses: readonly Place[];
}

/** Input of the sellers' generation. */
export interface SellerFacts {
  readonly sellers: Sellers;
  readonly people: People;
  readonly places: Places;
  readonly towns: Towns;
  readonly today: Date;
}

/** Days since the first and since the last sign-up. */
const OLDEST_DAYS = 5 * 365;
const NEWEST_DAYS = 45;
/**
 * Prefixes that no number of Tajikistan has (ITU, libphonenumber), so that a seeded number belongs
 * to no person. `+992 90…` is reserved for tests.
 */
const PHONE_PREFIXES = ['61', '62', '63', '64', '65', '67', '68', '69'];
/** Trade of all private sellers. */
const EVERYBODY = 'people';
const MORNING_MINUTES = 7 * 60;
const DAY_MINUTES = 14 * 60;

/** All sellers in the order of their sign-up: shops and people mixed. */
export function makeSellers(facts: SellerFacts): readonly Seller[] {
  const { sellers } = facts;
  const shops = sellers.shops.map((_shop, n) => makeShop(facts, n));
  const people = Array.from({ length: sellers.people }, (_none, n) => makePerson(facts, n));
  return [...shops, ...people]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((seller, n) => ({ ...seller, id: n + 1 }));
}

type Unnumbered = Omit<Seller, 'id'>;

function makeShop(facts: SellerFacts, n: number): Unnumbered {
  const shop = facts.sellers.shops[n];
  if (shop === undefined) throw new Error(`There is no shop ${n}.`);
  const { name, trades, city, about, description } = shop;
  const lot = seededRandom(`shop/${n}`);
  const addresses = Array.from(
    { length: shop.addresses },
    () => randomSpot(lot, city, facts).location,
  );
  return {
    name,
    trades,
    city,
    about,
    phone: phoneOf(lot, n),
    isWoman: false,
    isVerified: shop.verified,
    createdAt: randomArrival(lot, facts.today),
    shop: { description, hasDelivery: shop.delivery, isVerified: shop.verified, addresses },
  };
}

function makePerson(facts: SellerFacts, n: number): Unnumbered {
  const { sellers, people } = facts;
  const lot = seededRandom(`person/${n}`);
  const walk = sellers.walks[n % sellers.walks.length];
  if (walk === undefined) throw new Error('There are no walks of life.');
  const { trades, who, isRural = false } = walk;
  const isWoman = who === undefined ? lot.chance(0.4) : who === 'woman';
  const surname = lot.pick(people.surnames);
  const given = lot.pick(isWoman ? people.female : people.male);
  return {
    // Every third person gives no surname.
    name: lot.chance(0.33) ? given : `${given} ${surname}${isWoman ? sellers.womansEnding : ''}`,
    trades: [...trades, EVERYBODY],
    isWoman,
    city: randomCity(lot, facts.places, { isRural }),
    about: lot.chance(0.3) ? lot.pick(sellers.about) : null,
    phone: phoneOf(lot, sellers.shops.length + n),
    isVerified: lot.chance(0.35),
    createdAt: randomArrival(lot, facts.today),
    shop: null,
  };
}

/** Unique, since it contains the seller's number. */
function phoneOf(lot: SeededRandom, n: number): string {
  const tail = String(n).padStart(3, '0');
  return `+992${lot.pick(PHONE_PREFIXES)}${lot.whole(1_000, 9_999)}${tail}`;
}

/** A town in proportion to its population; the first one is the capital. */
function randomCity(lot: SeededRandom, places: Places, { isRural }: { isRural: boolean }): string {
  const all = places
    .slice(isRural ? 1 : 0)
    .flatMap(({ city, weight }) => Array.from({ length: weight }, () => city));
  return lot.pick(all);
}

function randomArrival(lot: SeededRandom, today: Date): Date {
  const day = addDays(today, -lot.whole(NEWEST_DAYS, OLDEST_DAYS));
  return new Date(day.getTime() + (MORNING_MINUTES + lot.whole(0, DAY_MINUTES)) * 60_000);
}
