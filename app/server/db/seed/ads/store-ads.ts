import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { NewAdRow } from '../../../modules/advertisements/index.ts';
import { writeSearchRows } from '../../../modules/search-index/index.ts';
import { marketplaces, users } from '../../account-schema.ts';
import type { Database } from '../../open-database.ts';
import { ads } from '../../schema.ts';
import type { Seller } from './sellers.ts';

/** Rows written at once: as many as fit the parameters of a statement. */
const BATCH = 500;

/** A row of `ads` that knows its id. */
export interface NumberedAd {
  readonly id: number;
  readonly row: NewAdRow;
}

/**
 * Stores people, shops and ads under the ids they have, and makes the published ads findable. Ids
 * that the database gives from then on follow them.
 */
export async function storeAds(
  db: Database,
  sellers: readonly Seller[],
  numbered: readonly NumberedAd[],
): Promise<void> {
  const shops = sellers.flatMap(toShopRow);
  await db.transaction(async (transaction) => {
    await transaction.insert(users).overridingSystemValue().values(sellers.map(toUserRow));
    if (shops.length > 0) {
      await transaction.insert(marketplaces).overridingSystemValue().values(shops);
    }
    const published: (typeof ads.$inferSelect)[] = [];
    for (let from = 0; from < numbered.length; from += BATCH) {
      const rows = await transaction
        .insert(ads)
        .overridingSystemValue()
        .values(numbered.slice(from, from + BATCH).map(({ id, row }) => ({ ...row, id })))
        .returning();
      published.push(...rows.filter(({ status }) => status === 'PUBLISHED'));
    }
    await writeSearchRows(transaction, published);
    await numberOn(transaction, users, sellers);
    await numberOn(transaction, marketplaces, shops);
    await numberOn(transaction, ads, numbered);
  });
}

function toUserRow({ id, phone, name, about, isVerified, createdAt }: Seller) {
  return { id, phone, name, profileDescription: about, isVerified, createdAt };
}

function toShopRow({ id, shop }: Seller) {
  return shop === null ? [] : [{ ...shop, id, userId: id, addresses: [...shop.addresses] }];
}

/** In the transaction, unlike `setval`: a seeding that fails leaves the numbers untouched. */
async function numberOn(
  db: Database,
  table: PgTable,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  const next = sql.raw(String(Math.max(0, ...rows.map(({ id }) => id)) + 1));
  await db.execute(sql`alter table ${table} alter column id restart with ${next}`);
}
