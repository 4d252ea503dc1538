import { bigint, doublePrecision, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * What search reads of a published ad: see migration `0001`, which makes the table and says what
 * its columns hold. It is partitioned by `cat`, so every read of it names `cat`.
 */
export const adSearch = pgTable('ad_search', {
  id: integer().notNull(),
  sub: integer().notNull(),
  cat: smallint().notNull(),
  city: integer(),
  price: bigint({ mode: 'number' }),
  rank: bigint({ mode: 'number' }).notNull(),
  n1: doublePrecision(),
  n2: doublePrecision(),
  n3: doublePrecision(),
  n4: doublePrecision(),
  n5: doublePrecision(),
  n6: doublePrecision(),
  n7: doublePrecision(),
  n8: doublePrecision(),
  n9: doublePrecision(),
  tags: integer().array().notNull(),
});
