import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Seller } from '../../../../fixtures/ads/people/make-sellers.ts';
import type { NewAdRow } from '../../modules/advertisements/index.ts';
import { writeSearchRows, type SearchedAd } from '../../modules/search-index/index.ts';
import { marketplaces, users } from '../account-schema.ts';
import type { Database } from '../open-database.ts';
import { ads } from '../schema.ts';
import { storeViewDays } from './store-view-days.ts';

/** Number of rows per statement. */
const BATCH = 500;

/** A row of `ads` with a given id. */
export type NumberedAd = NewAdRow & { readonly id: number };

/** A market to store. */
interface StoredMarket {
  readonly sellers: readonly Seller[];
  readonly rows: readonly NumberedAd[];
  readonly now: Date;
}

/**
 * Stores people, shops and ads under their given ids, and indexes the published ads. Later ids of
 * the database follow them.
 *
 * @param now Time of the seeding.
 */
export async function storeAds(db: Database, { sellers, rows, now }: StoredMarket): Promise<void> {
  await db.transaction(async (transaction) => {
    await insertFirst(transaction, users, sellers.map(toUserRow));
    await insertFirst(transaction, marketplaces, sellers.flatMap(toShopRow));
    await insertFirst(transaction, ads, rows);
    await writeSearchRows(transaction, rows.filter(isPublished).map(toSearched));
    await storeViewDays(transaction, now);
  });
}

/** Stores further ads under ids that the database gave them, all or none, and indexes them. */
export async function storeMoreAds(db: Database, rows: readonly NumberedAd[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await insert(transaction, ads, rows);
    await writeSearchRows(transaction, rows.filter(isPublished).map(toSearched));
  });
}

function isPublished({ status }: NumberedAd): boolean {
  return status === 'PUBLISHED';
}

function toUserRow({ id, phone, name, about, isVerified, createdAt }: Seller) {
  const rest = { balanceDirams: 0, roles: [] };
  return { id, phone, name, profileDescription: about, isVerified, createdAt, ...rest };
}

function toShopRow({ id, shop }: Seller) {
  return shop === null ? [] : [{ ...shop, id, userId: id }];
}

/** The row in the form of a read one. */
function toSearched(row: NumberedAd): SearchedAd {
  return {
    ...row,
    description: row.description ?? null,
    city: row.city ?? null,
    address: row.address ?? null,
    priceDirams: row.priceDirams ?? null,
    publishedAt: row.publishedAt ?? null,
  };
}

type NumberedRow = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * Writes the first rows of a table, then restarts its ids after them, in the transaction, unlike
 * `setval`: a failed seeding changes no ids.
 */
async function insertFirst(
  db: Database,
  table: PgTable,
  rows: readonly NumberedRow[],
): Promise<void> {
  await insert(db, table, rows);
  const next = sql.raw(String(Math.max(0, ...rows.map(({ id }) => id)) + 1));
  await db.execute(sql`alter table ${table} alter column id restart with ${next}`);
}

/**
 * Writes rows with their ids, as JSON: thousands of parameters would cost more than the rest of the
 * seeding. A column that no row names has its default.
 */
async function insert(db: Database, table: PgTable, rows: readonly NumberedRow[]): Promise<void> {
  const columns = Object.keys(getTableColumns(table))
    .filter((key) => rows.some((row) => key in row))
    .map((key) => [key, toColumn(key)] as const);
  const names = sql.join(
    columns.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows
      .slice(from, from + BATCH)
      .map((row) => Object.fromEntries(columns.map(([key, name]) => [name, row[key] ?? null])));
    await db.execute(sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`);
  }
}

/** A key in drizzle's `casing: 'snake_case'`. */
function toColumn(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
