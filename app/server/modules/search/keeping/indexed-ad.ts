import type { Payload } from '@bozor/form-engine';
import { choiceTexts } from '@bozor/form-engine/search';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import {
  LEVELS,
  searchedPayload,
  type Catalogue,
  type SearchCategory,
  type SearchSubcategory,
} from '../../search-index/index.ts';

/** A published ad as searches see it. */
export interface IndexedAd {
  readonly id: number;
  readonly ownerId: number;
  readonly category: SearchCategory;
  readonly subcategory: SearchSubcategory;
  readonly level: number;
  /** In dirams. */
  readonly price: number | null;
  /** Of its words, and numbers of its filter values. */
  readonly tags: ReadonlySet<number>;
  readonly payload: Payload;
}

/** Reads an ad; `null` for one that is not in the index. */
export async function readIndexedAd(
  db: Database,
  catalogue: Catalogue,
  adId: number,
): Promise<IndexedAd | null> {
  const [row] = await db
    .select({
      id: ads.id,
      ownerId: ads.ownerId,
      subcategoryId: ads.subcategoryId,
      promotionType: ads.promotionType,
      price: ads.priceDirams,
      attrs: ads.attrs,
      images: ads.images,
      tags: sql<readonly number[]>`ad_search.tags`,
    })
    .from(ads)
    .innerJoin(sql`ad_search`, sql`ad_search.id = ${ads.id}`)
    .where(eq(ads.id, adId));
  const subcategory = row && catalogue.subcategoryById.get(row.subcategoryId);
  const category = subcategory && catalogue.categoryById.get(subcategory.categoryId);
  if (row === undefined || subcategory === undefined || category === undefined) return null;
  return {
    ...row,
    category,
    subcategory,
    level: LEVELS[row.promotionType],
    tags: new Set(row.tags),
    payload: searchedPayload(row),
  };
}

/** What a search may require of an ad: the tag of a word, or the name of a scope or an option. */
export type Term = number | string;

/** The term of every ad. */
export const ANY_TERM = '';

/** Returns the term of an option of a filter. */
export function optionTerm(key: string, text: string): Term {
  return JSON.stringify([key, text]);
}

/** Returns all terms of an ad. */
export function termsOf({ category, subcategory, tags, payload }: IndexedAd): readonly Term[] {
  const options = Object.entries(payload).flatMap(([key, value]) =>
    choiceTexts(value).map((text) => optionTerm(key, text)),
  );
  return [ANY_TERM, category.id, subcategory.id, ...tags, ...options];
}
