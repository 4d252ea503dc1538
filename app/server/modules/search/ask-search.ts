import type { SearchBody, SearchQuery } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCatalogue, type Catalogue } from '../search-index/index.ts';
import { toRelevanceOrder } from './rows/relevance-order.ts';
import { SEARCH_ORDERS, type SearchOrder } from './rows/search-order.ts';
import { validateSearch, type ValidatedSearch } from './validate-search.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import { readQuery, type QueryWord } from './words/read-query.ts';

/** A request of a search. */
export interface SearchRequest {
  readonly search: SearchQuery;
  readonly body: SearchBody;
}

/** A valid search whose words are read. */
export interface AskedSearch extends ValidatedSearch {
  readonly catalogue: Catalogue;
  /** The required words: empty without a query; `null` for a query that no ad matches. */
  readonly words: readonly QueryWord[] | null;
  readonly order: SearchOrder;
}

/**
 * Validates a search and reads its words.
 *
 * @throws {ApiError} As `validateSearch`.
 */
export async function askSearch(
  db: Database,
  { search, body }: SearchRequest,
): Promise<AskedSearch> {
  const catalogue = await findCatalogue(db);
  const validated = validateSearch(catalogue, search, body);
  const { query, sort } = validated;
  if (query === null) return { ...validated, catalogue, words: [], order: SEARCH_ORDERS[sort] };
  const vocabulary = await findVocabulary(db);
  const words = readQuery(query, vocabulary);
  const isRanked = sort === 'relevant' && words !== null;
  return {
    ...validated,
    catalogue,
    words,
    order: isRanked
      ? toRelevanceOrder(words, findMeantScopes(words, vocabulary))
      : SEARCH_ORDERS[sort],
  };
}
