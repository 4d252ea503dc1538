import type { Payload } from '@bozor/form-engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type {
  AdKind,
  AdLimits,
  Advertisement,
  AdType,
  Category,
  CloseReason,
  FilterGroup,
  FilterValue,
  KeyFact,
} from '../../contract/index.ts';
import { users } from './account-schema.ts';
import { bytes } from './bytes.ts';
import { transactionId } from './transaction-id.ts';

const instant = () => timestamp({ withTimezone: true });

/** Version of the stored definitions: one row. */
export const definitions = pgTable('definitions', {
  id: smallint().primaryKey().default(1),
  hash: text().notNull(),
  seededAt: instant().notNull().defaultNow(),
});

/** Categories. One that is no longer offered keeps its row for the ads in it. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Never changes: it names a partition of `ad_search`. */
  number: smallint().notNull().unique(),
  /** Index in the list; `null` when not offered. */
  ordinal: smallint(),
  name: text().notNull(),
  image: text().notNull(),
  type: text().$type<AdType>().notNull(),
  groups: jsonb().$type<Category['groups']>().notNull(),
});

/** Subcategories, stored like categories. */
export const subcategories = pgTable('subcategories', {
  id: text().primaryKey(),
  number: integer().notNull().unique().generatedAlwaysAsIdentity(),
  categoryId: text()
    .notNull()
    .references(() => categories.id),
  ordinal: smallint(),
  name: text().notNull(),
  limits: jsonb().$type<AdLimits>().notNull(),
  /** What its ads offer, by its seller's page. */
  kind: text().$type<AdKind>().notNull().default('GOODS'),
});

/** Recorded filter pages: of a category or subcategory for search, of a subcategory for create. */
export const filterPages = pgTable(
  'filter_pages',
  {
    kind: text({ enum: ['create', 'search'] }).notNull(),
    id: text().notNull(),
    page: jsonb().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Values of lists on demand, by filter and parent's value (`''` without a parent). */
export const filterValues = pgTable(
  'filter_values',
  {
    filterId: text().notNull(),
    parent: text().notNull(),
    ordinal: integer().notNull(),
    /** The value as text: unique within a list. */
    valueText: text().notNull(),
    /** The folded name, for searches. */
    folded: text().notNull(),
    value: jsonb().$type<FilterValue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.filterId, table.parent, table.ordinal] }),
    index().on(table.filterId, table.valueText),
  ],
);

/** Lists on demand, including the empty ones, and their groups. */
export const filterLists = pgTable(
  'filter_lists',
  {
    filterId: text().notNull(),
    parent: text().notNull(),
    groups: jsonb().$type<readonly FilterGroup[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.filterId, table.parent] })],
);

/** Landmarks of the cities. */
export const landmarks = pgTable('landmarks', {
  name: text().primaryKey(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

/** Recorded pages of the lab. Text, since a defective definition may hold what `jsonb` refuses. */
export const labFixtures = pgTable('lab_fixtures', {
  id: text().primaryKey(),
  ordinal: integer().notNull(),
  group: text().notNull(),
  title: text().notNull(),
  mode: text({ enum: ['entry', 'filter'] }).notNull(),
  categoryId: text(),
  subcategoryId: text(),
  page: text().notNull(),
});

/** Recorded traces of the lab, with the text of their files. */
export const labTraces = pgTable('lab_traces', {
  id: text().primaryKey(),
  ordinal: integer().notNull(),
  group: text().notNull(),
  title: text().notNull(),
  mode: text({ enum: ['entry', 'filter'] }).notNull(),
  shows: text().notNull(),
  trace: text().notNull(),
});

/** Ads. `ad_search` is derived from them in the same transaction. */
export const ads = pgTable(
  'ads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    subcategoryId: text()
      .notNull()
      .references(() => subcategories.id),
    status: text().$type<Advertisement['status']>().notNull(),
    promotionType: text().$type<Advertisement['promotion_type']>().notNull(),
    /** In days; `null` without promotion. */
    promotionPeriod: integer(),
    title: text().notNull(),
    description: text(),
    /** Key facts of the card. */
    facts: text(),
    /** The same one by one; `null` of an ad that was published before they were stored. */
    keyFacts: jsonb().$type<readonly KeyFact[]>(),
    /** In dirams. */
    priceDirams: bigint({ mode: 'number' }),
    /** Price of a square metre, in dirams. */
    areaPriceDirams: bigint({ mode: 'number' }),
    /** Formatted salary, when the ad has one instead of a price. */
    priceText: text(),
    /** What the price is for: «за час». */
    pricePeriod: text(),
    /** Name that is shown instead of the publisher's. */
    company: text(),
    /** Name of the city. */
    city: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    address: text(),
    /** Whether the seller chose to show the place to everybody as it is. */
    isPlaceExact: boolean().notNull().default(false),
    /** Whether the point is that of the chosen city. */
    isCityPoint: boolean().notNull().default(false),
    images: jsonb().$type<readonly string[]>().notNull(),
    /** The engine's payload, by filter key. */
    attrs: jsonb().$type<Payload>().notNull(),
    /** Texts of `attrs` by the definitions at the time of publishing. */
    characteristics: jsonb().$type<Advertisement['characteristics']>().notNull(),
    descriptionFields: jsonb().$type<Advertisement['description_fields']>().notNull(),
    imei: text(),
    /** Hash of the plan that validated the ad. */
    planHash: text().notNull(),
    views: integer().notNull().default(0),
    /** How often the seller's phone was shown: once per viewer and day. */
    phoneViews: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    publishedAt: instant(),
    expiresAt: instant(),
    /** Time of the last change of the status by its seller; `null` of an erased ad too. */
    statusAt: instant(),
    /** The status in which its seller deleted it; `null` of any other ad. */
    statusBefore: text().$type<Advertisement['status']>(),
    /** Reason for which its seller closed the ad. */
    closeReason: text().$type<CloseReason>(),
    /**
     * The transaction that last changed the status, the title, the category or the values: written
     * by a trigger (migration `0014`), and read by what follows the ads.
     */
    changedIn: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index().on(table.changedIn, table.id),
    index().on(table.ownerId, table.id.desc().nullsFirst()),
    index().on(table.subcategoryId, table.status),
    // Deleted ads whose content is not erased yet.
    index()
      .on(table.statusAt)
      .where(sql`${table.status} = 'DELETED'`),
    check(
      'ads_status_known',
      sql`${table.status} in ('IN_MODERATION', 'PUBLISHED', 'HIDDEN', 'EXPIRED', 'REJECTED', 'DELETED')`,
    ),
    check('ads_price_positive', sql`${table.priceDirams} >= 0`),
    check('ads_place_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

/** The secret of `keyedHash`: one row, made by a migration. */
export const serverSecrets = pgTable('server_secrets', {
  id: smallint().primaryKey().default(1),
  key: bytes().notNull(),
});

/** Values of filters with their numbers in `ad_search.tags`. */
export const filterTokens = pgTable(
  'filter_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ maxValue: 1_073_741_823 }),
    /** Id of a subcategory; `''` for values that are searched everywhere. */
    scope: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    /** The only value of an ad, a member of its list, or a word of its text. */
    part: text({ enum: ['one', 'member', 'word'] }).notNull(),
    /** Number of ads with the token. */
    df: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.scope, table.key, table.value, table.part)],
);

/**
 * Version of the code and of the definitions that built `ad_search` and `filter_tokens`: one row.
 */
export const searchIndex = pgTable('search_index', {
  id: smallint().primaryKey().default(1),
  version: text().notNull(),
});

/** Responses of creating calls, for retries. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Hash of method, path and body: the key belongs to one request. */
    requestHash: bytes().notNull(),
    /** The response, byte for byte; `null` only inside the transaction that creates it. */
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index().on(table.createdAt)],
);
