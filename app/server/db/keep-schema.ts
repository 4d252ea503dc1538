import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

import { anonymousSessions, users } from './account-schema.ts';
import { ads } from './schema.ts';

/** One of the two is the owner: the rows of a forgotten guest or an erased user go with them. */
const owner = () => ({
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  guestId: integer().references(() => anonymousSessions.id, { onDelete: 'cascade' }),
});

const keptAd = () => ({
  adId: integer()
    .notNull()
    .references(() => ads.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Favourite ads of users and guests; later ones have larger ids. */
export const favorites = pgTable(
  'favorites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...owner(),
    ...keptAd(),
    /** Only its author reads it. */
    note: text(),
    /** Price of the ad when it was added, in dirams. */
    priceDirams: bigint({ mode: 'number' }),
    /** Time of the removal, which can be taken back for a while; `null` for a favourite. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('favorites_user_ad').on(table.userId, table.adId),
    unique('favorites_guest_ad').on(table.guestId, table.adId),
    index().on(table.adId),
    check('favorites_one_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);

/** Ads that users and guests compare; later ones have larger ids. */
export const comparisons = pgTable(
  'comparisons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...owner(),
    ...keptAd(),
  },
  (table) => [
    unique('comparisons_user_ad').on(table.userId, table.adId),
    unique('comparisons_guest_ad').on(table.guestId, table.adId),
    index().on(table.adId),
    check('comparisons_one_owner', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);
