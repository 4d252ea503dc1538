import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

import type { KeptSearch } from '../../contract/index.ts';
import { users } from './account-schema.ts';
import { ads } from './schema.ts';
import { transactionId } from './transaction-id.ts';

const instant = () => timestamp({ withTimezone: true });

/** Searches that users keep; later ones have larger ids. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the canonical form: equal searches of a user are one row. */
    key: text().notNull(),
    name: text().notNull(),
    search: jsonb().$type<KeptSearch>().notNull(),
    /** Its page, from the root, by the definitions when it was saved. */
    link: text().notNull(),
    /** Name of its scope by `scopeName`: only ads in it are matched. */
    scope: text().notNull(),
    /** Bounds of the price that its filters ask for, in dirams. */
    minDirams: bigint({ mode: 'number' }),
    maxDirams: bigint({ mode: 'number' }),
    /** Whether new ads are noted. */
    hasAlerts: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    /** Time of the removal, which can be taken back for a while; `null` for a kept search. */
    removedAt: instant(),
    /** Number of the transaction that saved it: what follows the searches reads from there on. */
    changedIn: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('saved_searches_user_key').on(table.userId, table.key),
    // Searches that list a published ad, in the order in which they are matched.
    index()
      .on(table.key, table.id)
      .where(sql`${table.hasAlerts} and ${table.removedAt} is null`),
    index().on(table.changedIn, table.id),
    // All that may list it, where they are too many for the memory.
    index()
      .on(table.scope, table.id)
      .where(sql`${table.hasAlerts} and ${table.removedAt} is null`),
    index()
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
);

/** Groups of notifications; a user switches each on and off. */
const NOTIFICATION_GROUPS = ['ADS', 'CHAT', 'SEARCH', 'FAVORITES', 'MONEY', 'SECURITY'] as const;

/** One of the groups. */
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Notifications of users; later ones have larger ids. Their texts are made when they are read. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text().$type<NotificationGroup>().notNull(),
    /** What happened: `search.ad` for an ad of a saved search. */
    type: text().notNull(),
    adId: integer().references(() => ads.id, { onDelete: 'cascade' }),
    savedSearchId: integer().references(() => savedSearches.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    /** `null` until its user has seen it. */
    readAt: instant(),
  },
  (table) => [
    unique('notifications_search_ad').on(table.savedSearchId, table.adId),
    index().on(table.userId, table.id.desc().nullsFirst()),
    index().on(table.adId),
    index().on(table.createdAt),
    check(
      'notifications_group_known',
      sql`${table.group} in ('ADS', 'CHAT', 'SEARCH', 'FAVORITES', 'MONEY', 'SECURITY')`,
    ),
  ],
);

/**
 * Ads that were published and are not matched with all saved searches yet, in the order of their
 * publishing. Written by the transaction that publishes.
 */
export const unmatchedAds = pgTable('unmatched_ads', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  adId: integer()
    .notNull()
    .references(() => ads.id, { onDelete: 'cascade' }),
  /** Later searches listed the ad when they were saved. */
  createdAt: instant().notNull().defaultNow(),
  /** Saved searches up to this one are matched. */
  lastSearchId: integer().notNull().default(0),
});
