import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import type { AdIndex, AskedSearch, RowRange } from '../ad-index.ts';
import { countTokens } from '../facets/count-tokens.ts';
import { findTokens } from '../find-tokens.ts';
import { toConditions } from '../to-conditions.ts';
import { readStreams, toWhere } from './read-streams.ts';
import { readTiers } from './read-tiers.ts';
import type { FoundRow } from './search-order.ts';

/** Searches `ad_search` by SQL. */
export function createSqlIndex(db: Database): AdIndex {
  return {
    count: (asked, limit = null) => countRows(db, asked, limit),
    findRows: (asked, range) => findRows(db, asked, range),
    findIds: (asked, among) => findIds(db, asked, among()),
    countOptions: (asked, keys) => countTokens(db, asked, keys),
  };
}

async function countRows(db: Database, asked: AskedSearch, limit: number | null): Promise<number> {
  const { words, criteria, narrowed, promotion, scope } = asked;
  const isWhole =
    words?.length === 0 && criteria.length + narrowed.length === 0 && promotion === null;
  // The number of ads of a whole scope is stored.
  if (isWhole) {
    return Math.min((await findTokens(db, scope, [])).ads, limit ?? Number.POSITIVE_INFINITY);
  }
  const conditions = await toConditions(db, asked);
  if (conditions === null) return 0;
  const { rows } = await db.execute<{ count: number }>(
    sql`
    select count(*)::int as count from (
      select from ad_search
      ${toWhere([...conditions.where, ...conditions.filters, ...conditions.words])}
      limit ${limit}
    ) as found`,
  );
  return rows[0]?.count ?? 0;
}

async function findRows(
  db: Database,
  asked: AskedSearch,
  range: RowRange,
): Promise<readonly FoundRow[]> {
  const conditions = await toConditions(db, asked);
  if (conditions === null) return [];
  const { order } = asked;
  const reading = { conditions, order, ...range };
  return order.tiers === undefined ? readStreams(db, reading) : readTiers(db, reading, order.tiers);
}

/** Maximum number of ads that a search is narrowed to; of more, its ads are all read. */
const FEW = 2_000;

/** Reads the ids as bytes: four for each. */
async function findIds(
  db: Database,
  asked: AskedSearch,
  among: Int32Array | null,
): Promise<Int32Array> {
  const conditions = among?.length === 0 ? null : await toConditions(db, asked);
  if (conditions === null) return new Int32Array();
  const isFew = among !== null && among.length <= FEW;
  const where = toWhere([
    ...conditions.where,
    ...conditions.filters,
    ...conditions.words,
    ...(isFew ? [sql`id = any(${sql.param(Array.from(among))}::int[])`] : []),
  ]);
  const { rows } = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea) as ids from ad_search ${where}`,
  );
  const bytes = rows[0]?.ids ?? Buffer.alloc(0);
  const ids = new Int32Array(bytes.length / ID_BYTES);
  for (let index = 0; index < ids.length; index += 1) {
    ids[index] = bytes.readInt32BE(index * ID_BYTES);
  }
  return ids;
}

const ID_BYTES = 4;
