import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

import type { AdvertisementDraft } from '../../contract/index.ts';
import { users } from './account-schema.ts';
import { ads } from './schema.ts';

/** Ads of other sites that a user can import: found by the verified phone. */
export const importCandidates = pgTable(
  'import_candidates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id of the ad in its source. */
    sourceId: text().notNull(),
    /** As its source has it: `images` are names in the source. */
    ad: jsonb()
      .$type<Pick<AdvertisementDraft, 'categoryId' | 'subcategoryId' | 'images' | 'filters'>>()
      .notNull(),
    title: text().notNull(),
    /** Price, formatted. */
    subtitle2: text(),
    /** URL of the uploaded cover; `null` for none. */
    cover: text(),
    /** Whether it was imported: a candidate is published at most once. */
    importedAt: timestamp({ withTimezone: true }),
    /** The ad it became; `null` before, and after the ad was purged. */
    adId: integer().references(() => ads.id, { onDelete: 'set null' }),
  },
  (table) => [unique().on(table.ownerId, table.sourceId), index().on(table.adId)],
);
