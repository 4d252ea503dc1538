import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { Place } from '../../contract/index.ts';
import { bytes } from './bytes.ts';

/** Rights beyond those of every user; granted from the command line. */
export const ROLES = ['moderator', 'tester'] as const;

/** One of the roles. */
export type Role = (typeof ROLES)[number];

const instant = () => timestamp({ withTimezone: true });

/** Anonymous sessions. Only the hash of the id is stored. */
export const anonymousSessions = pgTable(
  'anonymous_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytes().notNull(),
    deviceId: text().notNull(),
    deviceName: text().notNull(),
    deviceType: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Rounded to the day: a session is forgotten after 90 days without use. */
    usedAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.usedAt)],
);

/** Users; the phone identifies a user. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `+992` and nine digits; `null` for users who published before accounts existed. */
    phone: text().unique(),
    name: text().notNull(),
    profilePicture: text(),
    profileDescription: text(),
    isVerified: boolean().notNull().default(false),
    /** In dirams. */
    balanceDirams: bigint({ mode: 'number' }).notNull().default(0),
    roles: text()
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instant().notNull().defaultNow(),
    /** Time of the request to delete the account; `null` when there is none. */
    deletionAt: instant(),
  },
  (table) => [
    check('users_balance_whole', sql`${table.balanceDirams} >= 0`),
    check('users_roles_known', sql`${table.roles} <@ array['moderator', 'tester']`),
  ],
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

/** Sessions of signed-in devices. Only the hash of the token is stored. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes().notNull(),
    deviceName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Rounded to the hour: a session expires after 30 days without use. */
    usedAt: instant().notNull().defaultNow(),
    /** End of the session, independent of its use. */
    expiresAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId)],
);

/** Devices that have signed in, by user: a stranger who requests codes does not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Hash of the token that the device keeps when its user signs out. */
    tokenHash: bytes().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index().on(table.userId),
    index().on(table.usedAt),
  ],
);

/** Requests of one-time codes; the send limits count them. */
export const codeRequests = pgTable(
  'code_requests',
  {
    /** Hash of the id that the device received. */
    id: uuid().primaryKey(),
    phone: text().notNull(),
    /** Network of the caller: the first half of an IPv6 address. */
    ip: text().notNull(),
    /** HMAC of the salt and the code; its key is the id, which only the device has. */
    codeHash: bytes().notNull(),
    salt: bytes().notNull(),
    /** Number of attempts, right or wrong. */
    tries: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    /** Time of the correct code; from then on a new user may give a name, once. */
    verifiedAt: instant(),
    /** Time when the request produced its token. */
    usedAt: instant(),
    /** Time when the sending failed, as far as the server knows. */
    failedAt: instant(),
    /** Whether the phone's owner requested it, on a device that had signed in with it before. */
    isByOwner: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.phone, table.createdAt),
    index().on(table.ip, table.createdAt),
    index().on(table.createdAt),
  ],
);

/** Uploaded images; the image store holds the files under the id. */
export const images = pgTable(
  'images',
  {
    /** 32 hex digits: hash of the owner and the content, so that a retry creates no second row. */
    id: text().primaryKey(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the largest variant, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of all variants together. */
    bytes: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId)],
);
