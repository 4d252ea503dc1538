import { sql, type SQL } from 'drizzle-orm';

import type { Catalogue, WordPlace } from '../../search-index/index.ts';
import type { QueryWord } from '../words/read-query.ts';
import { tagsOf } from '../words/tags-of.ts';
import { relevanceTiers, type TierPlace } from './relevance-tiers.ts';
import { premiumShare, type Position, type SearchOrder, type Tier } from './search-order.ts';

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

/** The tiers with their conditions. */
function toTiers(catalogue: Catalogue, { words, meant }: Meaning): readonly Tier[] {
  const have = (place: WordPlace) => all(words.map((word) => overlaps(tagsOf(word, place))));
  const [title, names, anywhere] = [have('title'), have('names'), have('anywhere')];
  const conditions: Readonly<Record<TierPlace, readonly SQL[]>> = {
    title: [title],
    names: [names, sql`not ${title}`],
    prose: [anywhere, sql`not ${names}`],
  };
  const inMeant = toMeant(catalogue, meant) ?? ANYWHERE;
  const inOther = { where: [sql`not ${all(inMeant.where)}`], estimated: [] };
  return relevanceTiers(meant.size > 0).map(({ place, isMeant, base }) => ({
    ...(isMeant === false ? inOther : inMeant),
    words: conditions[place],
    base,
  }));
}

const ANYWHERE = { where: [], estimated: [] } as const;

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
