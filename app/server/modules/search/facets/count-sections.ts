import type { SearchSections } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Catalogue, SearchCategory } from '../../search-index/index.ts';
import type { SearchRequest } from '../ask-search.ts';
import { findSource, type SearchSource } from '../copy/find-source.ts';
import { countAds } from '../find-ads.ts';
import { fittingFilters, validateSearch } from '../validate-search.ts';
import { findMeantScopes } from '../words/find-meant-scopes.ts';
import { findVocabulary } from '../words/find-vocabulary.ts';
import { leaningOf } from '../words/leaning.ru.ts';
import { readQuery } from '../words/read-query.ts';

type Section = SearchSections['categories'][number];
type ScopeOfSearch = Pick<SearchRequest['search'], 'category_id' | 'subcategory_id'>;

/**
 * Counts the ads of a search by sections: the same words in each, with those filters that the
 * section accepts, so opening it finds exactly so many. A search of the whole site counts its
 * categories, and the subcategories of the one that its words mean; another one those of its
 * category.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function countSections(db: Database, request: SearchRequest): Promise<SearchSections> {
  const source = await findSource(db);
  const { catalogue } = source;
  const { scope } = validateSearch(catalogue, request.search, request.body);
  const count = (at: ScopeOfSearch) => countIn(db, source, { request, at });
  if (scope.category !== null) return { categories: [await countWhole(scope.category, count)] };
  const categories: Section[] = [];
  for (const { id, name, isOffered } of catalogue.categories) {
    if (!isOffered) continue;
    categories.push({ id, name, count: await count({ category_id: id }), subcategories: [] });
  }
  const leading = await findLeading(db, catalogue, { query: request.search.query, categories });
  if (leading === null) return { categories };
  const subcategories = await countParts(leading, count);
  return {
    categories: categories.map((one) => (one.id === leading.id ? { ...one, subcategories } : one)),
  };
}

interface CountedQuery {
  readonly query: string | undefined;
  readonly categories: readonly Section[];
}

/** The category that the words mean, the fullest of several; `null` without words or ads. */
async function findLeading(
  db: Database,
  catalogue: Catalogue,
  { query = '', categories }: CountedQuery,
): Promise<SearchCategory | null> {
  if (query.trim() === '') return null;
  const vocabulary = await findVocabulary(db);
  const words = readQuery(query, vocabulary) ?? [];
  const meant = findMeantScopes(words, vocabulary, leaningOf(query));
  const found = categories
    .filter((one) => one.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ id }) => catalogue.categoryById.get(id) ?? []);
  const isMeant = ({ subcategories }: SearchCategory) =>
    subcategories.some(({ number }) => meant.has(number));
  return found.find(isMeant) ?? found[0] ?? null;
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
  source: SearchSource,
  { request: { search, body }, at }: CountedScope,
): Promise<number> {
  const { query, limit } = search;
  const scoped = { query, limit, ...at };
  const filters = fittingFilters(source.catalogue, scoped, body);
  return countAds(db, { search: scoped, body: { ...body, filters } }, { source });
}
