import type { SearchSections } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { findCatalogue, type Catalogue, type SearchCategory } from '../../search-index/index.ts';
import { answerSearch, type AskedSearch, type SearchRequest } from '../ask-search.ts';
import { countAsked } from '../find-ads.ts';
import { findTokens } from '../find-tokens.ts';
import { fittingFilters, validateSearch } from '../validate-search.ts';

type Section = SearchSections['categories'][number];
type ScopeOfSearch = Pick<SearchRequest['search'], 'category_id' | 'subcategory_id'>;

/**
 * Counts the ads of a search by sections: the same words in each, with those filters that the
 * section accepts, so opening it finds exactly so many. A search of the whole site counts its
 * categories, and the subcategories of the one with most ads; another one those of its category.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function countSections(db: Database, request: SearchRequest): Promise<SearchSections> {
  const catalogue = await findCatalogue(db);
  const { scope } = validateSearch(catalogue, request.search, request.body);
  const count = (at: ScopeOfSearch) => countIn(db, catalogue, { request, at });
  if (scope.category !== null) return { categories: [await countWhole(scope.category, count)] };
  const categories: Section[] = [];
  for (const { id, name, isOffered } of catalogue.categories) {
    if (!isOffered) continue;
    categories.push({ id, name, count: await count({ category_id: id }), subcategories: [] });
  }
  const [first] = categories.toSorted((a, b) => b.count - a.count);
  const leading = first === undefined ? undefined : catalogue.categoryById.get(first.id);
  if (first === undefined || leading === undefined || !request.search.query?.trim()) {
    return { categories };
  }
  const subcategories = await countParts(leading, count);
  return {
    categories: categories.map((one) => (one === first ? { ...one, subcategories } : one)),
  };
}

type Count = (at: ScopeOfSearch) => Promise<number>;

async function countWhole(category: SearchCategory, count: Count): Promise<Section> {
  const { id, name } = category;
  return {
    id,
    name,
    count: await count({ category_id: id }),
    subcategories: await countParts(category, count),
  };
}

/** One after another: a search must not take all connections. */
async function countParts(
  { subcategories }: SearchCategory,
  count: Count,
): Promise<Section['subcategories']> {
  const counted: Section['subcategories'] = [];
  for (const { id, name, isOffered } of subcategories) {
    if (isOffered) counted.push({ id, name, count: await count({ subcategory_id: id }) });
  }
  return counted;
}

interface CountedScope {
  readonly request: SearchRequest;
  readonly at: ScopeOfSearch;
}

function countIn(
  db: Database,
  catalogue: Catalogue,
  { request: { search, body }, at }: CountedScope,
): Promise<number> {
  const { query, limit } = search;
  const scoped = { query, limit, ...at };
  const filters = fittingFilters(catalogue, scoped, body);
  return answerSearch(
    db,
    { search: scoped, body: { ...body, filters } },
    { answer: (asked) => countScope(db, asked), isEmpty: (count) => count === 0 },
  );
}

/** The number of ads of a whole scope is stored. */
async function countScope(db: Database, asked: AskedSearch): Promise<number> {
  const isWhole =
    asked.words?.length === 0 &&
    asked.criteria.length === 0 &&
    asked.narrowed.length === 0 &&
    asked.promotion === null;
  return isWhole ? (await findTokens(db, asked.scope, [])).ads : countAsked(db, asked);
}
