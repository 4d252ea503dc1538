import { bigint, doublePrecision, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * What search reads of a published ad: see migrations `0001` and `0003`, which make the table and
 * say what its columns hold. It is partitioned by `cat`: a search of one category names it.
 */
export const adSearch = pgTable('ad_search', {
  id: integer().notNull(),
  /** `subcategories.number` */
  sub: integer().notNull(),
  /** `categories.number` */
  cat: smallint().notNull(),
  /** In dirams. */
  price: bigint({ mode: 'number' }),
  /** In ms. */
  published: bigint({ mode: 'number' }).notNull(),
  /** 0 BASIC, 1 VIP, 2 PREMIUM. */
  level: smallint().notNull(),
  n1: doublePrecision(),
  n2: doublePrecision(),
  n3: doublePrecision(),
  n4: doublePrecision(),
  n5: doublePrecision(),
  n6: doublePrecision(),
  n7: doublePrecision(),
  n8: doublePrecision(),
  n9: doublePrecision(),
  /** `filter_tokens.id`, and numbers of words from 2^30 on. */
  tags: integer().array().notNull(),
});
