import { sql } from 'drizzle-orm';

import { adSearch } from '../../db/ad-search.ts';
import type { Database } from '../../db/open-database.ts';
import { findCatalogue } from './catalogue.ts';
import type { SearchedAd } from './searched-ad.ts';
import { toSearchRow } from './to-search-row.ts';
import { countTokens, tokenName } from './tokens.ts';
import { WORD_BIT } from './word-tags.ts';

/** Rows written at once. */
const BATCH = 1_000;

/**
 * Makes published ads findable, all or none. Call it last in the transaction that publishes: the
 * counts of common values are locked from here to the commit.
 *
 * @param ads Rows of `ads`, none of them in the index yet.
 * @throws When a subcategory is not stored.
 */
export async function writeSearchRows(db: Database, ads: readonly SearchedAd[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await holdIndex(transaction);
    for (let from = 0; from < ads.length; from += BATCH) {
      await appendSearchRows(transaction, ads.slice(from, from + BATCH));
    }
    // So many change what is common: the way of a search is chosen by that.
    if (ads.length >= BATCH) await transaction.execute(sql`analyze ${adSearch}`);
  });
}

/** Makes one published ad findable, in the transaction that publishes it. */
export async function writeSearchRow(db: Database, ad: SearchedAd): Promise<void> {
  await writeSearchRows(db, [ad]);
}

/** Makes an ad unfindable, in the transaction that takes it from view; one that is not there is well. */
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
  });
}

/** Waits for an index that is being rebuilt, before anything else is locked. */
async function holdIndex(db: Database): Promise<void> {
  await db.execute(sql`lock table ${adSearch} in row exclusive mode`);
}

const COLUMNS = sql.raw(
  'id, sub, cat, price, published, level, n1, n2, n3, n4, n5, n6, n7, n8, n9, tags',
);

/** The same for rows of one batch, in a transaction that holds the index. */
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
