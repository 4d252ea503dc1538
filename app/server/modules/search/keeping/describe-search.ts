import { createHash } from 'node:crypto';

import {
  QUERY_PREFIX,
  toChips,
  toQuery,
  toSearchFilters,
  type Chip,
  type Criterion,
} from '@bozor/form-engine/search';
import { validateLoaded } from '@bozor/form-engine/validate';

import { SEARCH_KEYS, searchLink, type SearchBody } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { loadOptionsOnce, type OptionsLoader } from '../../definitions/index.ts';
import { findCatalogue, foldLetters, PRICE_KEY, type Catalogue } from '../../search-index/index.ts';
import type { SearchRequest } from '../ask-search.ts';
import { toDirams, type Bounds } from '../rows/to-dirams.ts';
import type { SearchScope } from '../search-scope.ts';
import { validateSearch } from '../validate-search.ts';

/** A search in its canonical form: what it finds, without its order. */
export interface SearchDescription {
  readonly scope: SearchScope;
  /** `null` without a query. */
  readonly query: string | null;
  readonly literal: readonly string[];
  /** Values of the visible filters, and the promotion level. */
  readonly filters: SearchBody['filters'];
  /** The filters in words, in the order of the page. */
  readonly chips: readonly Chip[];
  /** Bounds of the price that the filters ask for, in dirams. */
  readonly dirams: Bounds;
  /** The page of the search, from the root. */
  readonly link: string;
  /** Hash: equal searches have equal keys, however their filters and words are written. */
  readonly key: string;
}

/** What a call that describes several searches has read. */
export interface DescriptionSource {
  readonly catalogue: Catalogue;
  readonly load: OptionsLoader;
}

/**
 * Describes a search by the current definitions.
 *
 * @param source It is read where left out.
 * @throws {ApiError} As `findAds`.
 */
export async function describeSearch(
  db: Database,
  { search, body }: SearchRequest,
  source?: DescriptionSource,
): Promise<SearchDescription> {
  const catalogue = source?.catalogue ?? (await findCatalogue(db));
  const load = source?.load ?? loadOptionsOnce(db);
  const { scope, plan, payload, criteria, promotion, ...validated } = validateSearch(
    catalogue,
    search,
    body,
  );
  const query = validated.query?.replaceAll(/\s+/g, ' ') ?? null;
  const literal = literalOf(query, body.literal ?? []);
  const { state } = await validateLoaded(plan, payload, (effect) => load(plan, effect));
  const level = promotion === null ? [] : [{ key: SEARCH_KEYS.promotion, value: promotion }];
  return {
    scope,
    query,
    literal,
    filters: [...toSearchFilters(plan, payload), ...level],
    chips: toChips(plan, state),
    dirams: diramsOf(criteria),
    link: searchLink({
      page: pageOf(scope),
      query: query ?? '',
      literal,
      categoryId: scope.category?.id ?? null,
      subcategoryId: scope.subcategory?.id ?? null,
      entries: [
        ...toQuery(plan, payload),
        ...level.map(({ key, value }) => [QUERY_PREFIX + key, value] as const),
      ],
    }),
    key: keyOf({ scope, query, literal, promotion, criteria }),
  };
}

/** The parts of the query that its reading leaves as words, each once. */
function literalOf(query: string | null, given: readonly string[]): readonly string[] {
  const parts = given.map((part) => part.replaceAll(/\s+/g, ' '));
  return Array.from(new Set(parts)).filter((part) => part !== '' && query?.includes(part));
}

function pageOf({ category, subcategory }: SearchScope): 'search' | 'category' | 'subcategory' {
  if (subcategory !== null) return 'subcategory';
  return category === null ? 'search' : 'category';
}

function diramsOf(criteria: readonly Criterion[]): Bounds {
  const price = criteria.find(({ key, asks }) => key === PRICE_KEY && asks === 'within');
  return price?.asks === 'within' ? toDirams(price) : { min: null, max: null };
}

interface Canonical {
  readonly scope: SearchScope;
  readonly query: string | null;
  readonly literal: readonly string[];
  readonly promotion: string | null;
  readonly criteria: readonly Criterion[];
}

function keyOf({ scope, query, literal, promotion, criteria }: Canonical): string {
  const { category, subcategory } = scope;
  const text = JSON.stringify([
    subcategory?.id ?? category?.id ?? '',
    query === null ? '' : foldLetters(query),
    literal.map(foldLetters).toSorted(),
    promotion,
    criteria.map(sorted).toSorted(),
  ]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}

/** The order in which options and words were chosen means nothing. */
function sorted(criterion: Criterion): string {
  if ('texts' in criterion) {
    return JSON.stringify({ ...criterion, texts: criterion.texts.toSorted() });
  }
  if ('words' in criterion) {
    return JSON.stringify({ ...criterion, words: criterion.words.toSorted() });
  }
  return JSON.stringify(criterion);
}
