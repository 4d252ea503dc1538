import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';

/** Scope of tokens that are searched everywhere, beside the subcategory's scope. */
export const EVERYWHERE = '';

/** A value of a filter in a scope; `filter_tokens` assigns its number. */
export interface Token {
  /** Id of a subcategory, or `EVERYWHERE`. */
  readonly scope: string;
  readonly key: string;
  readonly value: string;
  /** The only value of an ad, a member of its list, or a word of its text. */
  readonly part: 'one' | 'member' | 'word';
}

/** Token of every ad of a scope; no filter has an empty key. */
export const ANY_AD = { key: '', value: '', part: 'one' } as const;

/**
 * Maximum length of a value that is stored unchanged, in UTF-16 units: a longer one exceeds an
 * index page.
 */
const VALUE_LENGTH = 200;

/** Returns the value of a token: the text, or the digest of a long one. */
export function tokenValue(text: string): string {
  if (text.length <= VALUE_LENGTH) return text;
  return `sha256:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Returns a token's key for maps. */
export function tokenName({ scope, key, value, part }: Token): string {
  return JSON.stringify([scope, key, value, part]);
}

/**
 * Adds to the ad counts of tokens and returns the tokens' numbers by name; creates new tokens. In a
 * fixed order, so that concurrent writers do not deadlock.
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

/** The row type that drizzle requires. */
type Row<Shape> = { readonly [Column in keyof Shape]: Shape[Column] };
