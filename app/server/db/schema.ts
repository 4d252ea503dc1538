import type { Payload } from '@bozor/form-engine';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
  AdLimits,
  Advertisement,
  AdType,
  Category,
  FilterGroup,
  FilterValue,
} from '../../contract/index.ts';
import { users } from './account-schema.ts';
import { bytes } from './bytes.ts';

const moment = () => timestamp({ withTimezone: true });

/** Which definitions the database holds: one row. */
export const definitions = pgTable('definitions', {
  id: smallint().primaryKey().default(1),
  hash: text().notNull(),
  seededAt: moment().notNull().defaultNow(),
});

/** Categories; one that is no longer offered keeps its row for the ads under it. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Never changes: partitions of `ad_search` are made by it. */
  number: smallint().notNull().unique(),
  /** Place in the list; `null` when not offered. */
  ordinal: smallint(),
  name: text().notNull(),
  image: text().notNull(),
  type: text().$type<AdType>().notNull(),
  groups: jsonb().$type<Category['groups']>().notNull(),
});

/** Subcategories, in the same way. */
export const subcategories = pgTable('subcategories', {
  id: text().primaryKey(),
  number: integer().notNull().unique().generatedAlwaysAsIdentity(),
  categoryId: text()
    .notNull()
    .references(() => categories.id),
  ordinal: smallint(),
  name: text().notNull(),
  limits: jsonb().$type<AdLimits>().notNull(),
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

/** Values that load on demand, by filter and parent's value (`''` without a parent). */
export const filterValues = pgTable(
  'filter_values',
  {
    filterId: text().notNull(),
    parent: text().notNull(),
    ordinal: integer().notNull(),
    /** The value as text: what is unique within a list. */
    valueText: text().notNull(),
    /** The name as it is searched. */
    folded: text().notNull(),
    value: jsonb().$type<FilterValue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.filterId, table.parent, table.ordinal] }),
    index().on(table.filterId, table.valueText),
  ],
);

/** Lists that load on demand: which there are, also when empty, and their titled parts. */
export const filterLists = pgTable(
  'filter_lists',
  {
    filterId: text().notNull(),
    parent: text().notNull(),
    groups: jsonb().$type<readonly FilterGroup[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.filterId, table.parent] })],
);

/** Places that people know their way from. */
export const landmarks = pgTable('landmarks', {
  name: text().primaryKey(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

/** The tester's pages. Text, since a trouble file may hold what `jsonb` refuses. */
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

/** The tester's recorded traces: their text as it lies on disk. */
export const labTraces = pgTable('lab_traces', {
  id: text().primaryKey(),
  ordinal: integer().notNull(),
  group: text().notNull(),
  title: text().notNull(),
  mode: text({ enum: ['entry', 'filter'] }).notNull(),
  shows: text().notNull(),
  trace: text().notNull(),
});

/** Ads: the truth. What search reads is derived from it in the same transaction. */
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
    /** What a card says under the title. */
    facts: text(),
    /** In dirams. */
    priceDirams: bigint({ mode: 'number' }),
    /** Price of a square metre, in dirams. */
    areaPriceDirams: bigint({ mode: 'number' }),
    /** Price where it is no number: a salary, ready to show. */
    priceText: text(),
    /** The town as it is read. */
    city: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    address: text(),
    images: jsonb().$type<readonly string[]>().notNull(),
    /** The engine's payload, by filter key. */
    attrs: jsonb().$type<Payload>().notNull(),
    /** What people read of `attrs`, as the definitions of that day said it. */
    characteristics: jsonb().$type<Advertisement['characteristics']>().notNull(),
    descriptionFields: jsonb().$type<Advertisement['description_fields']>().notNull(),
    imei: text(),
    /** Hash of the plan that judged it. */
    planHash: text().notNull(),
    views: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    publishedAt: moment(),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.ownerId, table.id.desc().nullsFirst()),
    index().on(table.subcategoryId, table.status),
    check(
      'ads_status_known',
      sql`${table.status} in ('IN_MODERATION', 'PUBLISHED', 'HIDDEN', 'EXPIRED', 'REJECTED', 'DELETED')`,
    ),
    check('ads_price_positive', sql`${table.priceDirams} >= 0`),
    check('ads_place_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

/** Who has seen which ad, so that a view counts once. */
export const adViews = pgTable(
  'ad_views',
  {
    adId: integer()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    /** A user's id, or an anonymous session's below zero. */
    viewer: integer().notNull(),
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.viewer] })],
);

/** Values of filters as the numbers that `ad_search.tags` holds. */
export const filterTokens = pgTable(
  'filter_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ maxValue: 1_073_741_823 }),
    /** A subcategory; `''` for the values that ads are searched by everywhere. */
    scope: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    /** The value: the ad's only one, one of its list, or a word of its text. */
    part: text({ enum: ['one', 'member', 'word'] }).notNull(),
    /** Ads that carry it. */
    df: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.scope, table.key, table.value, table.part)],
);

/** Of which code and definitions `ad_search` and `filter_tokens` were made: one row. */
export const searchIndex = pgTable('search_index', {
  id: smallint().primaryKey().default(1),
  version: text().notNull(),
});

/** Answers of creating calls, for retries. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Hash of method, path and body: the key belongs to one request. */
    requestHash: bytes().notNull(),
    /** What was answered, byte for byte; `null` only inside the transaction that makes it. */
    answer: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index().on(table.createdAt)],
);
