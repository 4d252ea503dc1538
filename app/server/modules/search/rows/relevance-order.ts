import { sql, type SQL } from 'drizzle-orm';

import { queryTags, type WordPlace } from '../../search-index/index.ts';
import type { QueryWord } from '../words/read-query.ts';
import { premiumShare, type Position, type SearchOrder } from './search-order.ts';

/** A row of a better tier is before every row of a worse one: no time in ms is longer. */
const TIER_SIZE = 10 ** 13;
const WORST_TIER = 5;

/**
 * The order of a search by words: where the words are in an ad and whether it is in a subcategory
 * that they mean, then the newest. A page begins with promoted ads of the best tier.
 *
 * @param meant Numbers of the meant subcategories; empty when the words mean none.
 */
export function toRelevanceOrder(
  words: readonly QueryWord[],
  meant: ReadonlySet<number>,
): SearchOrder {
  const tier = toTier(words, meant);
  const value = sql`((${WORST_TIER}::int - ${tier})::bigint * ${TIER_SIZE}::bigint + published)`;
  const order = sql`${value} desc, id desc`;
  const stream = {
    value,
    order,
    sorted: order,
    after: ([last, id]: NonNullable<Position>) =>
      sql`(${value}, id) < (${last}::bigint, ${id}::int)`,
  };
  const isSlot = sql`(level = 2 and ${tier} = 0)`;
  return {
    streams: [
      { where: isSlot, ...stream },
      { where: sql`not ${isSlot}`, ...stream },
    ],
    share: premiumShare,
    isRanked: true,
  };
}

/** 0 is the best: in a meant subcategory with all words in the title. */
function toTier(words: readonly QueryWord[], meant: ReadonlySet<number>): SQL {
  const inTitle = haveAll(words, 'title');
  const inNames = haveAll(words, 'names');
  const isMeant =
    meant.size === 0 ? sql`true` : sql`sub = any(${sql.param(Array.from(meant))}::int[])`;
  return sql`(case
    when ${isMeant} and ${inTitle} then 0
    when ${isMeant} and ${inNames} then 1
    when ${inTitle} then 2
    when ${isMeant} then 3
    when ${inNames} then 4
    else ${WORST_TIER}::int end)`;
}

function haveAll(words: readonly QueryWord[], place: WordPlace): SQL {
  return sql.join(
    words.map((word) => sql`tags && ${sql.param(tagsOf(word, place))}::int[]`),
    sql` and `,
  );
}

/** Returns the tags of a word's spellings in one place. */
export function tagsOf({ spellings }: QueryWord, place: WordPlace): readonly number[] {
  return Array.from(new Set(spellings.flatMap((word) => queryTags(word, place))));
}
