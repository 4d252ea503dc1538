import { bigint, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

import { ads } from './schema.ts';

/**
 * Earlier prices of ads: a trigger of `ads` writes a row at each change, and keeps the last twelve
 * of an ad. Later ones have larger ids.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** The price that ended, in dirams. */
    priceDirams: bigint({ mode: 'number' }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.adId, table.id)],
);
