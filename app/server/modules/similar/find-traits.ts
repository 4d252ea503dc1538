import { choiceTexts } from '@bozor/form-engine/search';
import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import type { ads } from '../../db/schema.ts';
import { ANY_AD, findCatalogue, tokenValue } from '../search-index/index.ts';
import { tellingKeys } from './telling-keys.ts';

/** A value that an ad shares with similar ones. */
export interface Trait {
  /** `filter_tokens.id` */
  readonly token: number;
  /** How much an equal value contributes to the similarity: important and rare values the most. */
  readonly weight: number;
}

/** Maximum number of values that two ads are compared by. */
const TRAITS_LIMIT = 8;

/** The values of an ad that ads of its subcategory are compared by, the most telling first. */
export async function findTraits(
  db: Database,
  ad: Pick<typeof ads.$inferSelect, 'subcategoryId' | 'attrs'>,
): Promise<readonly Trait[]> {
  const catalogue = await findCatalogue(db);
  const plan = catalogue.planOf('search', ad.subcategoryId);
  const keys = plan === null ? [] : tellingKeys(plan);
  const values = keys
    .flatMap((key) => {
      const value = Object.hasOwn(ad.attrs, key) ? ad.attrs[key] : undefined;
      // A ticked box and a list of extras are no kind of thing.
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return choiceTexts(value).map((text) => ({ key, value: tokenValue(text) }));
    })
    .slice(0, TRAITS_LIMIT);
  if (values.length === 0) return [];
  const rows = await readTokens(db, ad.subcategoryId, [{ ...ANY_AD }, ...values]);
  const all = rows.find(({ key }) => key === ANY_AD.key)?.df ?? 0;
  return rows
    .flatMap(({ id, key, df }) => {
      const rank = values.findIndex((one) => one.key === key);
      if (rank < 0 || df === 0) return [];
      // Its information: a value that every ad has distinguishes none.
      const rarity = Math.log((all + 1) / df);
      return [{ token: id, weight: (TRAITS_LIMIT - rank) * rarity }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}

type TokenRow = { readonly id: number; readonly key: string; readonly df: number };

async function readTokens(
  db: Database,
  scope: string,
  requested: readonly { readonly key: string; readonly value: string }[],
): Promise<readonly TokenRow[]> {
  const { rows } = await db.execute<TokenRow>(sql`
    select id, key, df from filter_tokens
    where scope = ${scope} and part = 'one' and (key, value) in (
      select * from unnest(
        ${sql.param(requested.map(({ key }) => key))}::text[],
        ${sql.param(requested.map(({ value }) => value))}::text[]
      )
    )`);
  return rows;
}
