import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { ComplaintReason } from '../../contract/index.ts';
import { bytes } from './bytes.ts';
import { ads } from './schema.ts';

/** Complaints about ads, for moderators: one per viewer and ad. */
export const complaints = pgTable(
  'complaints',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Like that of `ad_views`. */
    viewer: integer().notNull(),
    reason: text().$type<ComplaintReason>().notNull(),
    /** In the words of the viewer. */
    details: text(),
    /** Keyed hash of the caller's network, for guests; `null` for users. */
    network: bytes(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.adId, table.viewer] }),
    index().on(table.viewer, table.createdAt),
    index().on(table.network, table.createdAt),
    index().on(table.createdAt),
    check(
      'complaints_reason_known',
      sql`${table.reason} in ('FRAUD', 'SOLD', 'WRONG_CATEGORY', 'FORBIDDEN', 'OTHER')`,
    ),
  ],
);
