import { sql, type SQL } from 'drizzle-orm';

import { SEARCH_PAGE_SIZE, type Sort } from '../../../contract/index.ts';

/** Rows in one order: what a page is dealt from. */
export interface Stream {
  /** Which rows. */
  readonly where: SQL | null;
  /** The column that orders them; ties go by `id`, the same way. */
  readonly by: SQL;
  readonly isDescending: boolean;
}

/** How a page is dealt: from the first stream at most its share, the rest from the second. */
export interface SearchOrder {
  readonly streams: readonly [Stream, Stream] | readonly [Stream];
  /** Rows of the first stream that a page of `limit` begins with, at most. */
  readonly share: (limit: number) => number;
}

/** Promoted ads of a page of twenty, at most. */
const PREMIUM_SLOTS = 3;

const published = { by: sql`published`, isDescending: true } as const;
const all = (limit: number): number => limit;

/**
 * The order of each sort. Ads without a price come after those with one, newest first, whichever
 * way prices go. PREMIUM ads have the first slots of every page; once nothing else is left to
 * show, those that are still to come follow one another.
 */
export const SEARCH_ORDERS: Readonly<Record<Sort, SearchOrder>> = {
  relevant: {
    streams: [
      { where: sql`level = 2`, ...published },
      { where: sql`level < 2`, ...published },
    ],
    share: (limit) => Math.floor((limit * PREMIUM_SLOTS) / SEARCH_PAGE_SIZE),
  },
  newest: { streams: [{ where: null, ...published }], share: all },
  price_asc: {
    streams: [
      { where: sql`price is not null`, by: sql`price`, isDescending: false },
      { where: sql`price is null`, ...published },
    ],
    share: all,
  },
  price_desc: {
    streams: [
      { where: sql`price is not null`, by: sql`price`, isDescending: true },
      { where: sql`price is null`, ...published },
    ],
    share: all,
  },
};
