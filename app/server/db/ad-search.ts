import { bigint, doublePrecision, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * Search index of the published ads. Migrations `0001` and `0003` create the table and document its
 * columns. It is partitioned by `cat`: a search in one category names it.
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
  /** `filter_tokens.id`; numbers of words from 2^30 on. */
  tags: integer().array().notNull(),
});
