import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { Place } from '../../contract/index.ts';
import { bytes } from './bytes.ts';

const moment = () => timestamp({ withTimezone: true });

/** Visitors without an account. Only the hash of the id they hold is kept. */
export const anonymousSessions = pgTable(
  'anonymous_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes().notNull(),
    deviceId: text().notNull(),
    deviceName: text().notNull(),
    deviceType: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.tokenHash)],
);

/** People with an account: whoever has the phone is the user. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `+992` and nine digits; `null` for those who published before there were accounts. */
    phone: text().unique(),
    name: text().notNull(),
    profilePicture: text(),
    profileDescription: text(),
    isVerified: boolean().notNull().default(false),
    /** In dirams. */
    balanceDirams: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [check('users_balance_whole', sql`${table.balanceDirams} >= 0`)],
);

/** Shops of users. */
export const marketplaces = pgTable('marketplaces', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  description: text(),
  hasDelivery: boolean().notNull().default(false),
  isVerified: boolean().notNull().default(false),
  addresses: jsonb().$type<Place[]>().notNull(),
});

/** Signed-in devices. Only the hash of the token they hold is kept. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    deviceName: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** To the hour: a session that rests 30 days is over. */
    usedAt: moment().notNull().defaultNow(),
    /** The end however much it is used. */
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId)],
);

/** Requests of one-time codes: also what the limits are counted by. */
export const codeRequests = pgTable(
  'code_requests',
  {
    /** Hash of the id that the device was told. */
    id: uuid().primaryKey(),
    phone: text().notNull(),
    /** Of the network: the first half of an IPv6 address. */
    ip: text().notNull(),
    /** HMAC of the salt and the code, under the id that only the device was told. */
    codeHash: bytes().notNull(),
    salt: bytes().notNull(),
    /** Codes tried so far, right or wrong. */
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** When the code was right; from then on a new user may give a name, once. */
    verifiedAt: moment(),
    /** When the request had given its token. */
    usedAt: moment(),
  },
  (table) => [
    index().on(table.phone, table.createdAt),
    index().on(table.ip, table.createdAt),
    index().on(table.createdAt),
  ],
);

/** Uploaded pictures; the files lie in the store of images under the id. */
export const images = pgTable(
  'images',
  {
    /** 32 hex digits: hash of the owner and of what was uploaded, so that a retry makes no second. */
    id: text().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the largest variant, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId)],
);
