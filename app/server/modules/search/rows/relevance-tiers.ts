/** A row of a better tier is before every row of a worse one: no time in ms is longer. */
const TIER_SIZE = 10 ** 13;
const TIERS = 6;

/** Where an ad has all words of a query: in the title, else in all names, else anywhere. */
export type TierPlace = 'title' | 'names' | 'prose';

/** A tier of an order by relevance. */
export interface RelevanceTier {
  readonly place: TierPlace;
  /** Whether its ads are in a meant subcategory; `null` where none is meant. */
  readonly isMeant: boolean | null;
  /** Added to the time of publication: the value of a position names its tier. */
  readonly base: number;
}

/**
 * Returns the tiers, the best first: an ad of a meant subcategory with all words in the title, or in
 * the title and other names; one of another subcategory with all words in the title; then the
 * others.
 *
 * @param isAnyMeant Whether the words mean a subcategory.
 */
export function relevanceTiers(isAnyMeant: boolean): readonly RelevanceTier[] {
  const tiers = isAnyMeant ? MEANT_FIRST : BY_PLACE;
  return tiers.map((tier, index) => ({ ...tier, base: (TIERS - 1 - index) * TIER_SIZE }));
}

type TierKind = Omit<RelevanceTier, 'base'>;

const BY_PLACE: readonly TierKind[] = [
  { place: 'title', isMeant: null },
  { place: 'names', isMeant: null },
  { place: 'prose', isMeant: null },
];

const MEANT_FIRST: readonly TierKind[] = [
  { place: 'title', isMeant: true },
  { place: 'names', isMeant: true },
  { place: 'title', isMeant: false },
  { place: 'prose', isMeant: true },
  { place: 'names', isMeant: false },
  { place: 'prose', isMeant: false },
];

/** Returns the base of the tier of a position's value. */
export function baseOf(value: number): number {
  return Math.floor(value / TIER_SIZE) * TIER_SIZE;
}
