import { sql } from 'drizzle-orm';

import { adSearch } from '../../db/ad-search.ts';
import type { Database } from '../../db/open-database.ts';
import { unmatchedAds } from '../../db/saved-schema.ts';
import { findCatalogue } from './catalogue.ts';
import type { SearchedAd } from './searched-ad.ts';
import { toSearchRow } from './to-search-row.ts';
import { countTokens, tokenName } from './tokens.ts';
import { WORD_BIT } from './word-tags.ts';

/** Number of rows per statement. */
const BATCH = 1_000;

/**
 * Adds published ads to the index, all or none. Call it last in the transaction that publishes: it
 * locks the counts of common values until the commit.
 *
 * @param ads Rows of `ads` that are not in the index.
 * @throws When a subcategory is not stored.
 */
export async function writeSearchRows(db: Database, ads: readonly SearchedAd[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await holdIndex(transaction);
    for (let from = 0; from < ads.length; from += BATCH) {
      await appendSearchRows(transaction, ads.slice(from, from + BATCH));
    }
    await noteChanges(
      transaction,
      ads.map(({ id }) => id),
    );
    if (ads.length >= BATCH) await analyzeGrown(transaction);
  });
}

/** Growth since the last analysis from which the statistics no longer choose the right strategy. */
const GROWTH = 1.25;

/**
 * Analyzes the index if it has grown by a quarter: each analysis takes longer than the last, so one
 * after every batch would take the square of the batches.
 */
async function analyzeGrown(db: Database): Promise<void> {
  const { rows } = await db.execute<{ grown: boolean }>(sql`
    select count(*) > ${GROWTH}::float8 * (
      select coalesce(sum(greatest(reltuples, 0)), 0) from pg_inherits
      join pg_class on pg_class.oid = inhrelid where inhparent = 'ad_search'::regclass
    ) as grown from ${adSearch}`);
  if (rows[0]?.grown !== true) return;
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`analyze ${adSearch}`);
}

/**
 * Adds one published ad to the index, in the transaction that publishes it, and to the queue of the
 * ads that are matched with saved searches.
 */
export async function writeSearchRow(db: Database, ad: SearchedAd): Promise<void> {
  await writeSearchRows(db, [ad]);
  await db.insert(unmatchedAds).values({ adId: ad.id, createdAt: sql`clock_timestamp()` });
}

/**
 * Removes an ad from the index, in the transaction that hides it; does nothing for an ad that is
 * not indexed.
 */
export async function removeSearchRow(db: Database, adId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await holdIndex(transaction);
    const { rows } = await transaction.execute<{ tags: readonly number[] }>(
      sql`delete from ${adSearch} where id = ${adId} returning tags`,
    );
    const ids = rows.flatMap(({ tags }) => tags.filter((tag) => tag < WORD_BIT));
    const { rows: tokens } = await transaction.execute<{ name: readonly string[] }>(sql`
      select json_build_array(scope, key, value, part) as name
      from filter_tokens where id = any(${sql.param(ids)}::int[])`);
    const counts = tokens.map(({ name }) => [JSON.stringify(name), -1] as const);
    await countTokens(transaction, new Map(counts));
    await noteChanges(transaction, [adId]);
  });
}

/**
 * Notes in `ads.changed_in` that rows of the index changed: copies of the index follow it. Most ads
 * were changed by this transaction, and are noted.
 */
async function noteChanges(db: Database, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update ads set changed_in = pg_current_xact_id()
    where id = any(${sql.param(ids)}::int[]) and changed_in <> pg_current_xact_id()`);
}

/** Waits for a running rebuild of the index before it takes any other lock. */
async function holdIndex(db: Database): Promise<void> {
  await db.execute(sql`lock table ${adSearch} in row exclusive mode`);
}

const COLUMNS = sql.raw(
  'id, sub, cat, price, published, level, n1, n2, n3, n4, n5, n6, n7, n8, n9, tags',
);

/** Adds the rows of one batch, in a transaction that holds the lock of the index. */
export async function appendSearchRows(db: Database, ads: readonly SearchedAd[]): Promise<void> {
  const catalogue = await findCatalogue(db);
  const rows = ads.map((ad) => {
    const row = toSearchRow(catalogue, ad);
    return { ...row, names: new Set(row.tokens.map(tokenName)) };
  });
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ names }) => Array.from(names))) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const numbers = await countTokens(db, counts);
  const records = rows.map(({ columns, words, names }) => ({
    ...columns,
    tags: [...Array.from(names, (name) => numbers.get(name) ?? 0), ...words],
  }));
  await db.execute(sql`
    insert into ${adSearch} (${COLUMNS}) select ${COLUMNS}
    from json_populate_recordset(null::${adSearch}, ${JSON.stringify(records)}::json)`);
}
