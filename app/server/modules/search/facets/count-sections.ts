import type { SearchSections } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Catalogue, SearchCategory } from '../../search-index/index.ts';
import { answerSearch, type SearchRequest } from '../ask-search.ts';
import { findSource, type SearchSource } from '../copy/find-source.ts';
import { countAds } from '../find-ads.ts';
import type { SearchScope } from '../search-scope.ts';
import { fittingFilters, validateSearch } from '../validate-search.ts';
import { findMeantScopes } from '../words/find-meant-scopes.ts';
import { findVocabulary } from '../words/find-vocabulary.ts';
import { leaningOf } from '../words/leaning.ru.ts';
import { readQuery } from '../words/read-query.ts';

type Section = SearchSections['categories'][number];

/**
 * Counts the ads of a search by sections. A search of the whole site counts its categories, and the
 * subcategories of the one that its words mean: the ads that it lists, each in one category. Another
 * one counts those of its category: the same words in each, with those filters that the section
 * accepts.
 *
 * @throws {ApiError} As `findAds`.
 */
export async function countSections(db: Database, request: SearchRequest): Promise<SearchSections> {
  const source = await findSource(db);
  const { catalogue, index } = source;
  const { scope } = validateSearch(catalogue, request.search, request.body);
  if (scope.category !== null) {
    const countThere = (at: SearchScope) => countIn(db, source, { request, at });
    return { categories: [await countWhole(scope.category, countThere)] };
  }
  const listed = await answerSearch(db, request, {
    answer: async (asked) => ({ asked, count: await index.count(asked) }),
    isEmpty: ({ count }) => count === 0,
    source,
  });
  const count = async (at: SearchScope) =>
    listed.count === 0 ? 0 : index.count({ ...listed.asked, scope: at });
  const categories: Section[] = [];
  for (const category of catalogue.categories) {
    if (!category.isOffered) continue;
    const { id, name } = category;
    const own = await count({ category, subcategory: null });
    categories.push({ id, name, count: own, subcategories: [] });
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

type Count = (at: SearchScope) => Promise<number>;

async function countWhole(category: SearchCategory, count: Count): Promise<Section> {
  const { id, name } = category;
  return {
    id,
    name,
    count: await count({ category, subcategory: null }),
    subcategories: await countParts(category, count),
  };
}

/** One after another: a search must not take all connections. */
async function countParts(
  category: SearchCategory,
  count: Count,
): Promise<Section['subcategories']> {
  const counted: Section['subcategories'] = [];
  for (const subcategory of category.subcategories) {
    const { id, name, isOffered } = subcategory;
    if (isOffered) counted.push({ id, name, count: await count({ category, subcategory }) });
  }
  return counted;
}

interface CountedScope {
  readonly request: SearchRequest;
  readonly at: SearchScope;
}

function countIn(
  db: Database,
  source: SearchSource,
  { request: { search, body }, at: { category, subcategory } }: CountedScope,
): Promise<number> {
  const { query, limit } = search;
  const scope =
    subcategory === null ? { category_id: category?.id } : { subcategory_id: subcategory.id };
  const scoped = { query, limit, ...scope };
  const filters = fittingFilters(source.catalogue, scoped, body);
  return countAds(db, { search: scoped, body: { ...body, filters } }, { source });
}
