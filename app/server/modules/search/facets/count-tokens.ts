import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { EVERYWHERE } from '../../search-index/index.ts';
import type { AskedSearch, TokenCount } from '../ad-index.ts';
import { toWhere } from '../rows/read-streams.ts';
import { toConditions } from '../to-conditions.ts';

/** Maximum number of ads whose options are counted one by one: more would take a second. */
const ADS_LIMIT = 10_000;

/** Counts the tokens of filters among the ads of a search, by SQL; `null` for too many ads. */
export async function countTokens(
  db: Database,
  asked: AskedSearch,
  keys: readonly string[],
): Promise<readonly TokenCount[] | null> {
  const conditions = await toConditions(db, asked);
  if (conditions === null) return [];
  const { category, subcategory } = asked.scope;
  const searched = subcategory === null ? category?.subcategories : [subcategory];
  const scopes = searched?.map(({ id }) => id) ?? [EVERYWHERE];
  const isAsked = sql`
    token.scope = any(${sql.param(scopes)}::text[])
    and token.key = any(${sql.param(keys)}::text[]) and token.part <> 'word'`;
  const narrowing = [...conditions.filters, ...conditions.words];
  if (narrowing.length === 0) return readTokens(db, isAsked);
  const where = [...conditions.where, ...narrowing];
  if (await isBeyondLimit(db, where)) return null;
  const { rows } = await db.execute<TokenRow>(sql`
    select token.key, token.value, token.part, sum(found.count)::int as count
    from (
      select tag, count(*) as count from ad_search, unnest(tags) tag
      ${toWhere(where)} group by tag
    ) found join filter_tokens token on token.id = found.tag
    where ${isAsked} group by token.key, token.value, token.part`);
  return rows;
}

type TokenRow = { [Column in keyof TokenCount]: TokenCount[Column] };

/** Reads the stored numbers of ads of a whole scope. */
async function readTokens(db: Database, isAsked: SQL): Promise<readonly TokenCount[]> {
  const { rows } = await db.execute<TokenRow>(sql`
    select token.key, token.value, token.part, sum(token.df)::int as count
    from filter_tokens token where ${isAsked} and token.df > 0
    group by token.key, token.value, token.part`);
  return rows;
}

async function isBeyondLimit(db: Database, where: readonly SQL[]): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ad_search ${toWhere(where)} limit ${ADS_LIMIT + 1}) some_ads`);
  return (rows[0]?.count ?? 0) > ADS_LIMIT;
}
