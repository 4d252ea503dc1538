import { sql, type SQL } from 'drizzle-orm';

import { SEARCH_PAGE_SIZE, type Sort } from '../../../contract/index.ts';

/** Where a stream goes on: after the row with this value and id; `null` from its beginning. */
export type Position = readonly [value: number, id: number] | null;

/** Rows in one order: what a page is dealt from. */
interface Stream {
  /** Which rows. */
  readonly where: SQL | null;
  /** What a position tells of a row beside its id. */
  readonly value: SQL;
  /** The order that an index has. */
  readonly order: SQL;
  /** The same order, which no index has: no index is in the order of a sum. */
  readonly sorted: SQL;
  /** Rows that come after a position. */
  readonly after: (position: NonNullable<Position>) => SQL;
}

/** How a page is dealt: from the first stream at most its share, the rest from the second. */
export interface SearchOrder {
  readonly streams: readonly [Stream, Stream] | readonly [Stream];
  /** Rows of the first stream that a page of `limit` begins with, at most. */
  readonly share: (limit: number) => number;
}

/** Promoted ads of a page of twenty, at most. */
const PREMIUM_SLOTS = 3;

const newest = {
  value: sql`published`,
  order: sql`published desc, id desc`,
  sorted: sql`(published + 0) desc, id desc`,
  after: ([value, id]: NonNullable<Position>) => sql`(published, id) < (${value}, ${id})`,
} as const;

const cheapest: Stream = {
  where: sql`price is not null`,
  value: sql`price`,
  order: sql`price, id`,
  sorted: sql`(price + 0), id`,
  after: ([value, id]) => sql`(price, id) > (${value}, ${id})`,
};

const dearest: Stream = {
  where: sql`price is not null`,
  value: sql`price`,
  order: sql`price desc, id desc`,
  sorted: sql`(price + 0) desc, id desc`,
  after: ([value, id]) => sql`(price, id) < (${value}, ${id})`,
};

/** By id, so that the index of prices serves: the price is in the order for its sake alone. */
const unpriced: Stream = {
  where: sql`price is null`,
  value: sql`id`,
  order: sql`price desc, id desc`,
  sorted: sql`(id + 0) desc`,
  after: ([, id]) => sql`id < ${id}`,
};

const all = (limit: number): number => limit;

/**
 * The order of each sort. Ads without a price come after those with one, the latest first,
 * whichever way prices go. PREMIUM ads have the first slots of every page; once nothing else is
 * left to show, those that are still to come follow one another.
 */
export const SEARCH_ORDERS: Readonly<Record<Sort, SearchOrder>> = {
  relevant: {
    streams: [
      { where: sql`level = 2`, ...newest },
      { where: sql`level < 2`, ...newest },
    ],
    share: (limit) => Math.floor((limit * PREMIUM_SLOTS) / SEARCH_PAGE_SIZE),
  },
  newest: { streams: [{ where: null, ...newest }], share: all },
  price_asc: { streams: [cheapest, unpriced], share: all },
  price_desc: { streams: [dearest, unpriced], share: all },
};
