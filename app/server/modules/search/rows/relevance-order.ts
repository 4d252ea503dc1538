import { sql, type SQL } from 'drizzle-orm';

import { queryTags, type Catalogue, type WordPlace } from '../../search-index/index.ts';
import type { QueryWord } from '../words/read-query.ts';
import { premiumShare, type Position, type SearchOrder, type Tier } from './search-order.ts';

/** A row of a better tier is before every row of a worse one: no time in ms is longer. */
const TIER_SIZE = 10 ** 13;
const TIERS = 6;

/** Words of a query with what people mean by them. */
interface Meaning {
  readonly words: readonly QueryWord[];
  /** Numbers of the meant subcategories; empty when the words mean none. */
  readonly meant: ReadonlySet<number>;
}

/**
 * The order of a search by words: where the words are in an ad and whether it is in a subcategory
 * that they mean, then the newest. A page begins with promoted ads of the best tier.
 */
export function toRelevanceOrder(catalogue: Catalogue, meaning: Meaning): SearchOrder {
  const tiers = toTiers(catalogue, meaning);
  const [best] = tiers;
  const isBest = all([...(best?.where ?? []), ...(best?.words ?? [])]);
  const value = sql`(${tierBase(tiers)} + published)`;
  const order = sql`${value} desc, id desc`;
  const stream = {
    value,
    order,
    sorted: order,
    merged: sql`value desc, id desc`,
    after: ([last, id]: NonNullable<Position>) =>
      sql`(${value}, id) < (${last}::bigint, ${id}::int)`,
  };
  const isSlot = sql`(level = 2 and ${isBest})`;
  return {
    streams: [
      { where: isSlot, ...stream },
      { where: sql`not ${isSlot}`, ...stream },
    ],
    share: premiumShare,
    isRanked: true,
    tiers,
  };
}

/** Returns the base of the tier of a position. */
export function baseOf([value]: NonNullable<Position>): number {
  return Math.floor(value / TIER_SIZE) * TIER_SIZE;
}

/**
 * The tiers, the best first: an ad of a meant subcategory with all words in the title, or in the
 * title and other names; one of another subcategory with all words in the title; then the others.
 */
function toTiers(catalogue: Catalogue, { words, meant }: Meaning): readonly Tier[] {
  const have = (place: WordPlace) => all(words.map((word) => overlaps(tagsOf(word, place))));
  const [title, names, anywhere] = [have('title'), have('names'), have('anywhere')];
  const inNames = [names, sql`not ${title}`];
  const inProse = [anywhere, sql`not ${names}`];
  const isMeant = toMeant(catalogue, meant);
  if (isMeant === null) {
    return toBases([
      { ...ANYWHERE, words: [title] },
      { ...ANYWHERE, words: inNames },
      { ...ANYWHERE, words: inProse },
    ]);
  }
  const isOther = { where: [sql`not ${all(isMeant.where)}`], estimated: [] };
  return toBases([
    { ...isMeant, words: [title] },
    { ...isMeant, words: inNames },
    { ...isOther, words: [title] },
    { ...isMeant, words: inProse },
    { ...isOther, words: inNames },
    { ...isOther, words: inProse },
  ]);
}

const ANYWHERE = { where: [], estimated: [] } as const;

function toBases(tiers: readonly Omit<Tier, 'base'>[]): readonly Tier[] {
  return tiers.map((tier, index) => ({ ...tier, base: (TIERS - 1 - index) * TIER_SIZE }));
}

/** In a meant subcategory, and in its partition; `null` when none is meant. */
function toMeant({ categories }: Catalogue, meant: ReadonlySet<number>) {
  if (meant.size === 0) return null;
  const partitions = categories.filter(({ subcategories }) =>
    subcategories.some(({ number }) => meant.has(number)),
  );
  const inPartition = sql`cat = any(${sql.param(partitions.map(({ number }) => number))}::smallint[])`;
  const inSubcategory = sql`sub = any(${sql.param(Array.from(meant))}::int[])`;
  return { where: [inPartition, inSubcategory], estimated: [inPartition] };
}

function tierBase(tiers: readonly Tier[]): SQL {
  const cases = tiers.map(
    ({ where, words, base }) => sql`when ${all([...where, ...words])} then ${base}::bigint`,
  );
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

function overlaps(tags: readonly number[]): SQL {
  return sql`tags && ${sql.param(tags)}::int[]`;
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;
}

/** Returns the tags of a word's spellings in one place. */
export function tagsOf({ spellings }: QueryWord, place: WordPlace): readonly number[] {
  return Array.from(new Set(spellings.flatMap((word) => queryTags(word, place))));
}
