import type { Payload } from '@bozor/form-engine';
import { meetsCriteria, type Criterion } from '@bozor/form-engine/search';
import { eq, sql } from 'drizzle-orm';

import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import {
  findCatalogue,
  LEVELS,
  PRICE_KEY,
  searchedPayload,
  type SearchCategory,
  type SearchSubcategory,
} from '../../search-index/index.ts';
import {
  askSearch,
  readSearch,
  type KnownWords,
  type ReadSearch,
  type SearchRequest,
} from '../ask-search.ts';
import { countAsked } from '../find-ads.ts';
import { tagsOf } from '../rows/relevance-order.ts';
import { toDirams } from '../to-conditions.ts';
import { findVocabulary } from '../words/find-vocabulary.ts';

/** A published ad that searches are tried on. */
export interface AdTest {
  readonly ownerId: number;
  readonly category: SearchCategory;
  readonly subcategory: SearchSubcategory;
  /** In dirams. */
  readonly price: number | null;
  /** Whether a search lists the ad now. A search that is no longer valid lists nothing. */
  readonly isListedBy: (request: SearchRequest) => Promise<boolean>;
}

/**
 * Creates the test of a published ad, which asks the database only about searches whose query may be
 * read in two ways.
 *
 * @returns `null` for an ad that is not in the index.
 */
export async function createAdTest(db: Database, adId: number): Promise<AdTest | null> {
  const catalogue = await findCatalogue(db);
  const known = { catalogue, vocabulary: await findVocabulary(db) };
  const ad = await readAd(db, adId);
  const subcategory = ad === null ? undefined : catalogue.subcategoryById.get(ad.subcategoryId);
  const category = subcategory && catalogue.categoryById.get(subcategory.categoryId);
  if (ad === null || subcategory === undefined || category === undefined) return null;
  const indexed = { ...ad, subcategory, category };
  return {
    ...indexed,
    isListedBy: async (request) => {
      const read = tryRead(known, request, 'filters');
      if (read === null) return false;
      if (isMet(indexed, read)) return true;
      if (read.applied.length === 0) return false;
      // All of the query is words only when its filters find nothing.
      const byWords = tryRead(known, request, 'words');
      if (byWords === null || !isMet(indexed, byWords)) return false;
      return (await countAsked(db, await askSearch(db, request), 1)) === 0;
    },
  };
}

interface IndexedAd {
  readonly category: SearchCategory;
  readonly subcategory: SearchSubcategory;
  readonly level: number;
  readonly price: number | null;
  readonly tags: ReadonlySet<number>;
  readonly payload: Payload;
}

async function readAd(db: Database, adId: number) {
  const [row] = await db
    .select({
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
  if (row === undefined) return null;
  return {
    ...row,
    level: LEVELS[row.promotionType],
    tags: new Set(row.tags),
    payload: searchedPayload(row),
  };
}

function tryRead(
  known: KnownWords,
  request: SearchRequest,
  understanding: Parameters<typeof readSearch>[2],
): ReadSearch | null {
  try {
    return readSearch(known, request, understanding);
  } catch (error) {
    // The definitions have changed since the search was kept.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The conditions of `toConditions`, of an ad that is at hand. */
function isMet(ad: IndexedAd, search: ReadSearch): boolean {
  const { scope, words, criteria, promotion, narrowed } = search;
  if (words === null) return false;
  if (scope.category !== null && scope.category.id !== ad.category.id) return false;
  if (scope.subcategory !== null && scope.subcategory.id !== ad.subcategory.id) return false;
  if (promotion !== null && LEVELS[promotion] !== ad.level) return false;
  const isInNarrowed =
    narrowed.length === 0 ||
    narrowed.some(
      (one) => one.scope.subcategory?.id === ad.subcategory.id && meetsAll(ad, one.criteria),
    );
  return (
    isInNarrowed &&
    meetsAll(ad, criteria) &&
    words.every((word) => tagsOf(word, 'anywhere').some((tag) => ad.tags.has(tag)))
  );
}

function meetsAll({ price, payload }: IndexedAd, criteria: readonly Criterion[]): boolean {
  return criteria.every((criterion) => {
    if (criterion.key !== PRICE_KEY || criterion.asks !== 'within') {
      return meetsCriteria([criterion], payload);
    }
    const { min, max } = toDirams(criterion);
    return price !== null && (min === null || price >= min) && (max === null || price <= max);
  });
}
