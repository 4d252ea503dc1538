import { sql, type SQL } from 'drizzle-orm';

import { SEARCH_PAGE_SIZE, type Sort } from '../../../../contract/index.ts';
import type { ValueSort } from '../sorts/find-own-sorts.ts';

/** Position in a stream: after the row with this value and id; `null` for its start. */
export type Position = readonly [value: number, id: number] | null;

/** A found row with the value that orders its stream. */
export type FoundRow = {
  readonly id: number;
  /** PostgreSQL returns large numbers as text. */
  readonly value: number | string;
  readonly stream: number;
};

/** Rows in one order; a page takes rows from one or two streams. */
export interface Stream {
  /** Condition of the rows. */
  readonly where: SQL | null;
  /** Value of a row's position, beside its id. */
  readonly value: SQL;
  /** Order of an index. */
  readonly order: SQL;
  /** The same order as an expression without an index: no index has the order of a sum. */
  readonly sorted: SQL;
  /** The same order of columns `value` and `id`, which merges rows that were read in two ways. */
  readonly merged: SQL;
  /** Condition of the rows after a position. */
  readonly after: (position: NonNullable<Position>) => SQL;
}

/** Streams of a page: at most its share from the first stream, the rest from the second. */
export interface SearchOrder {
  readonly streams: readonly [Stream, Stream] | readonly [Stream];
  /** Maximum number of rows from the first stream in a page of `limit`. */
  readonly share: (limit: number) => number;
  /** Whether no index has the order: that of relevance, and that of a value of the definitions. */
  readonly isRanked?: true;
  /** Tiers of the order by relevance, the best first; their streams are read one after another. */
  readonly tiers?: readonly Tier[];
  /** Whether a position's value may have a fraction. */
  readonly hasFractions?: true;
}

/** Rows that precede all rows of the next tier, among themselves the newest first. */
export interface Tier {
  /** Added to the time of publication: the value of a position names its tier. */
  readonly base: number;
  /** Conditions on the scope. */
  readonly where: readonly SQL[];
  /** Conditions on the scope in the row estimate. */
  readonly estimated: readonly SQL[];
  /** Conditions on the words, instead of those of the search. */
  readonly words: readonly SQL[];
}

/** Maximum number of promoted ads in a page of twenty. */
const PREMIUM_SLOTS = 3;

/** The latest first. */
export const newest = {
  value: sql`published`,
  order: sql`published desc, id desc`,
  sorted: sql`(published + 0) desc, id desc`,
  merged: sql`value desc, id desc`,
  after: ([value, id]: NonNullable<Position>) => sql`(published, id) < (${value}, ${id})`,
} as const;

const cheapest: Stream = {
  where: sql`price is not null`,
  value: sql`price`,
  order: sql`price, id`,
  sorted: sql`(price + 0), id`,
  merged: sql`value, id`,
  after: ([value, id]) => sql`(price, id) > (${value}, ${id})`,
};

const dearest: Stream = {
  where: sql`price is not null`,
  value: sql`price`,
  order: sql`price desc, id desc`,
  sorted: sql`(price + 0) desc, id desc`,
  merged: sql`value desc, id desc`,
  after: ([value, id]) => sql`(price, id) < (${value}, ${id})`,
};

/** By id, so that the index of prices applies: this is why the price is in the order. */
const unpriced: Stream = {
  where: sql`price is null`,
  value: sql`id`,
  order: sql`price desc, id desc`,
  sorted: sql`(id + 0) desc`,
  merged: sql`id desc`,
  after: ([, id]) => sql`id < ${id}`,
};

const all = (limit: number): number => limit;

/** Number of slots of promoted ads in a page of `limit`. */
export const premiumShare = (limit: number): number =>
  Math.floor((limit * PREMIUM_SLOTS) / SEARCH_PAGE_SIZE);

/**
 * Streams of each sort. Ads without a price follow those with one, the latest first, in both
 * directions. PREMIUM ads have the first slots of every page; when no other ads remain, the
 * remaining PREMIUM ads follow one another.
 */
export const SEARCH_ORDERS: Readonly<Record<Sort, SearchOrder>> = {
  relevant: {
    streams: [
      { where: sql`level = 2`, ...newest },
      { where: sql`level < 2`, ...newest },
    ],
    share: premiumShare,
  },
  newest: { streams: [{ where: null, ...newest }], share: all },
  price_asc: { streams: [cheapest, unpriced], share: all },
  price_desc: { streams: [dearest, unpriced], share: all },
};

/** Returns the streams of an order by a value; ads without it follow, the latest first. */
export function toValueOrder({ slot, direction }: ValueSort): SearchOrder {
  const column = sql.identifier(slot);
  const isUp = direction === 'asc';
  const order = isUp ? sql`${column}, id` : sql`${column} desc, id desc`;
  const valued: Stream = {
    where: sql`${column} is not null`,
    value: sql`${column}`,
    order,
    sorted: order,
    merged: isUp ? sql`value, id` : sql`value desc, id desc`,
    after: ([value, id]) =>
      isUp
        ? sql`(${column}, id) > (${value}::float8, ${id}::int)`
        : sql`(${column}, id) < (${value}::float8, ${id}::int)`,
  };
  const unvalued: Stream = {
    where: sql`${column} is null`,
    value: sql`id`,
    order: sql`id desc`,
    sorted: sql`id desc`,
    merged: sql`id desc`,
    after: ([, id]) => sql`id < ${id}`,
  };
  return { streams: [valued, unvalued], share: all, isRanked: true, hasFractions: true };
}
