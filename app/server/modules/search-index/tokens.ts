import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';

/** Scope of what ads are searched by everywhere, beside that of their subcategory. */
export const EVERYWHERE = '';

/** A value of a filter in a scope: what has a number in `filter_tokens`. */
export interface Token {
  /** A subcategory, or `EVERYWHERE`. */
  readonly scope: string;
  readonly key: string;
  readonly value: string;
  /** The ad's only value, one of its list, or a word of its text. */
  readonly part: 'one' | 'member' | 'word';
}

/** What every ad of a scope carries; no filter has an empty key. */
export const ANY_AD = { key: '', value: '', part: 'one' } as const;

/** Longest value that is kept as it is, in UTF-16 units: more would not fit a page of an index. */
const VALUE_LENGTH = 200;

/** A value as tokens spell it: itself, or the digest of a long one. */
export function tokenValue(text: string): string {
  if (text.length <= VALUE_LENGTH) return text;
  return `sha256:${createHash('sha256').update(text).digest('base64url')}`;
}

/** A name of a token, for maps. */
export function tokenName({ scope, key, value, part }: Token): string {
  return JSON.stringify([scope, key, value, part]);
}

/**
 * Adds to the counts of ads that carry the tokens, and tells the tokens' numbers by name; new ones
 * are made. In one order, so that writers never lock crosswise.
 */
export async function countTokens(
  db: Database,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (counts.size === 0) return new Map();
  const rows = Array.from(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { rows: numbered } = await db.execute<Row<Token> & { readonly id: number }>(sql`
    insert into filter_tokens (scope, key, value, part, df)
    select name->>0, name->>1, name->>2, name->>3, df
    from unnest(
      ${sql.param(rows.map(([name]) => name))}::json[], ${sql.param(rows.map(([, df]) => df))}::int[]
    ) with ordinality as wanted (name, df, place)
    order by place
    on conflict (scope, key, value, part)
    do update set df = filter_tokens.df + excluded.df
    returning id, scope, key, value, part`);
  return new Map(numbered.map(({ id, ...token }) => [tokenName(token), id]));
}

/** As drizzle wants the type of a row. */
type Row<Shape> = { readonly [Column in keyof Shape]: Shape[Column] };
