import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { changedSince } from '../../../db/transaction-id.ts';
import type { DefinitionsVersion } from '../../search-index/index.ts';
import type { IndexRow } from './columns/ad-columns.ts';
import type { StoredToken } from './columns/token-directory.ts';

/** What a reader of the index must know at first. */
export interface IndexState {
  readonly definitions: DefinitionsVersion | null;
  /** Changes when the whole index was rebuilt. */
  readonly version: string;
  /** The transactions that this reading saw, as PostgreSQL's `pg_snapshot`. */
  readonly snapshot: string;
  /** Ads that changed since an earlier snapshot: at most `CHANGES_LIMIT` + 1. */
  readonly changed: readonly number[];
}

/** Maximum number of changes that a search waits for. */
export const CHANGES_LIMIT = 100;

/**
 * Reads the state with one statement.
 *
 * @param since A snapshot of an earlier state; `null` when no changes are asked for.
 */
export async function readState(db: Database, since: string | null): Promise<IndexState> {
  const changed =
    since === null
      ? sql`'{}'::int[]`
      : sql`array(
          select id from ads where ${changedSince(since)}
          order by changed_in, id limit ${CHANGES_LIMIT + 1}
        )`;
  const { rows } = await db.execute<{
    hash: string | null;
    at: string;
    version: string | null;
    snapshot: string;
    changed: number[];
  }>(sql`
    select hash, seeded_at::text as at, pg_current_snapshot()::text as snapshot,
      (select version || ' ' || xmin::text from search_index) as version, ${changed} as changed
    from (select) one left join definitions on true`);
  const [row] = rows;
  if (row === undefined) throw new Error('The query of the state returned no row.');
  const { hash, at, version, snapshot, changed: ids } = row;
  return {
    definitions: hash === null ? null : { hash, at },
    version: version ?? '',
    snapshot,
    changed: ids,
  };
}

/** Number of rows per statement: the loop is held while the last of them are decoded. */
const BATCH = 300;

/** Part of what the index has that a new copy has more room for, and the least of it. */
const SPARE = 0.25;
const SPARE_ADS = 5_000;

/** Reads for how many slots a copy needs room, changes of a while included. */
export async function readRoom(db: Database): Promise<number> {
  const { rows } = await db.execute<{ ads: number }>(
    sql`select count(*)::float8 as ads from ad_search`,
  );
  return Math.ceil((rows[0]?.ads ?? 0) * (1 + SPARE)) + SPARE_ADS;
}

/** Reads the ids of the ads that changed since a snapshot, in batches. */
export async function* readChangedIds(
  db: Database,
  since: string,
): AsyncGenerator<readonly number[]> {
  let after = sql`true`;
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute<{ id: number; changed: string }>(sql`
      select id, changed_in::text as changed from ads where ${changedSince(since)} and ${after}
      order by changed_in, id limit ${BATCH}`);
    yield rows.map(({ id }) => id);
    const last = rows.at(-1);
    isMore = rows.length === BATCH && last !== undefined;
    if (last !== undefined) {
      after = sql`(changed_in, id) > (${last.changed}::xid8, ${last.id})`;
    }
  }
}

/** Reads all rows of the index by the time of publication, in batches. */
export async function* readRows(db: Database): AsyncGenerator<readonly IndexRow[]> {
  let after = sql`true`;
  for (let isMore = true; isMore;) {
    const rows = await selectRows(
      db,
      sql`where ${after} order by ad_search.published, ad_search.id limit ${BATCH}`,
    );
    yield rows;
    const last = rows.at(-1);
    isMore = rows.length === BATCH && last !== undefined;
    if (last !== undefined) after = sql`(published, id) > (${last.published}, ${last.id})`;
  }
}

/** Reads the rows of some ads; those that are not published have none. */
export function readRowsOf(db: Database, ids: readonly number[]): Promise<readonly IndexRow[]> {
  return selectRows(
    db,
    sql`where id = any(${sql.param(ids)}::int[]) order by ad_search.published, ad_search.id`,
  );
}

type StoredRow = {
  readonly [Column in Exclude<keyof IndexRow, 'measures' | 'tags'>]: IndexRow[Column];
} & {
  readonly [Column in `n${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`]: number | null;
} & { readonly tags: string };

async function selectRows(db: Database, rest: SQL): Promise<readonly IndexRow[]> {
  // Numbers as `float8`, which arrives as a number; lists as text, which is read faster here.
  const { rows } = await db.execute<StoredRow>(sql`
    select id, price::float8 as price, published::float8 as published, level,
      n1, n2, n3, n4, n5, n6, n7, n8, n9, tags::text as tags
    from ad_search ${rest}`);
  return rows.map(({ id, price, published, level, tags, ...measures }) => ({
    id,
    price,
    published,
    level,
    measures: [
      measures.n1,
      measures.n2,
      measures.n3,
      measures.n4,
      measures.n5,
      measures.n6,
      measures.n7,
      measures.n8,
      measures.n9,
    ],
    tags: readNumbers(tags),
  }));
}

/** Reads PostgreSQL's text of a list of whole non-negative numbers: `{1,20,300}`. */
function readNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let digits = 0;
  for (let at = 1; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) {
      number = number * 10 + digit;
      digits += 1;
      continue;
    }
    if (digits > 0) numbers.push(number);
    number = 0;
    digits = 0;
  }
  return numbers;
}

/** The code of the digit 0. */
const ZERO = 48;

/** Reads all tokens of filter values, in batches. */
export async function* readTokens(db: Database): AsyncGenerator<readonly StoredToken[]> {
  let last = 0;
  for (let isMore = true; isMore;) {
    const rows = await selectTokens(db, sql`where id > ${last} order by id limit ${BATCH}`);
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
}

/** Reads some tokens by their numbers. */
export function readTokensOf(
  db: Database,
  ids: readonly number[],
): Promise<readonly StoredToken[]> {
  return selectTokens(db, sql`where id = any(${sql.param(ids)}::int[])`);
}

async function selectTokens(db: Database, rest: SQL): Promise<readonly StoredToken[]> {
  const { rows } = await db.execute<{ [Column in keyof StoredToken]: StoredToken[Column] }>(
    sql`select id, scope, key, value, part from filter_tokens ${rest}`,
  );
  return rows;
}
