import { date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

import { bytes } from './bytes.ts';
import { ads } from './schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Views of ads by viewer: a viewer counts once in 90 days. */
export const adViews = pgTable(
  'ad_views',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Id of a user, or the negated id of an anonymous session. */
    viewer: integer().notNull(),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.viewer] }), index().on(table.seenAt)],
);

/** Networks that guests viewed an ad from: fresh sessions of one network count once a day. */
export const adViewNetworks = pgTable(
  'ad_view_networks',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network and the day. */
    network: bytes().notNull(),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.network] }), index().on(table.seenAt)],
);

/** Views of ads by day, for their sellers: the same views as in `ads.views`. */
export const adViewDays = pgTable(
  'ad_view_days',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Calendar day in Dushanbe. */
    day: date().notNull(),
    views: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.adId, table.day] }), index().on(table.day)],
);

/** Phones that viewers asked to see, for the daily limits. */
export const phoneViews = pgTable(
  'phone_views',
  {
    /** Like that of `ad_views`. */
    viewer: integer().notNull(),
    /** Calendar day in Dushanbe. */
    day: date().notNull(),
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** Keyed hash of the caller's network, for guests; `null` for users. */
    network: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer, table.day, table.adId] }),
    index().on(table.adId),
    index().on(table.network, table.day),
    index().on(table.day),
  ],
);
