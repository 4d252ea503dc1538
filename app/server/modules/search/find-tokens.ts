import type { Criterion } from '@bozor/form-engine/search';
import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { ANY_AD, EVERYWHERE, tokenValue, type Token } from '../search-index/index.ts';
import type { SearchScope } from './search-scope.ts';

/** Stored tokens of a search. */
export interface FoundTokens {
  /** Returns the numbers of a key's tokens with one of these values, by their part. */
  readonly of: (
    key: string,
    values: readonly string[],
    parts: readonly Token['part'][],
  ) => readonly number[];
  /** Number of ads in the scope. */
  readonly ads: number;
}

/** Tokens of a search without criteria. */
export const NO_TOKENS: FoundTokens = { of: () => [], ads: 0 };

/** Finds the tokens of all criteria with one query. */
export async function findTokens(
  db: Database,
  scope: SearchScope,
  criteria: readonly Criterion[],
): Promise<FoundTokens> {
  const requested = criteria.flatMap((criterion) =>
    textsOf(criterion).map((text) => ({ key: criterion.key, value: tokenValue(text) })),
  );
  const rows = await readTokens(db, scope, [ANY_AD, ...requested]);
  const find = (key: string, values: readonly string[], parts: readonly Token['part'][]) => {
    const spelt = new Set(values.map(tokenValue));
    return rows.filter(
      (row) => row.key === key && spelt.has(row.value) && parts.includes(row.part),
    );
  };
  return {
    of: (key, values, parts) => find(key, values, parts).map(({ id }) => id),
    ads: find(ANY_AD.key, [ANY_AD.value], [ANY_AD.part]).reduce((sum, { df }) => sum + df, 0),
  };
}

function textsOf(criterion: Criterion): readonly string[] {
  if ('texts' in criterion) return criterion.texts;
  return 'words' in criterion ? criterion.words : [];
}

type TokenRow = Pick<Token, 'key' | 'value' | 'part'> & {
  readonly id: number;
  readonly df: number;
};

async function readTokens(
  db: Database,
  { category, subcategory }: SearchScope,
  requested: readonly Pick<Token, 'key' | 'value'>[],
): Promise<readonly TokenRow[]> {
  const searched = subcategory === null ? category?.subcategories : [subcategory];
  const scopes = searched?.map(({ id }) => id) ?? [EVERYWHERE];
  const { rows } = await db.execute<TokenRow>(sql`
    select id, key, value, part, df from filter_tokens
    where scope = any(${sql.param(scopes)}::text[]) and (key, value) in (
      select * from unnest(
        ${sql.param(requested.map(({ key }) => key))}::text[],
        ${sql.param(requested.map(({ value }) => value))}::text[]
      )
    )`);
  return rows;
}
