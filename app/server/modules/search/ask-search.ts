import type { SearchBody, SearchQuery } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCatalogue, type Catalogue } from '../search-index/index.ts';
import type { AdIndex, AskedSearch } from './ad-index.ts';
import { findSource } from './find-source.ts';
import { readFilters } from './readings/read-filters.ts';
import { readMeant, type MeantRead } from './readings/read-meant.ts';
import { SEARCH_ORDERS, toValueOrder } from './rows/search-order.ts';
import { toRelevanceOrder } from './rows/to-relevance-order.ts';
import { validateSearch, withReading, type ValidatedSearch } from './validate-search.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import { readQuery } from './words/read-query.ts';

/** A request of a search. */
export interface SearchRequest {
  readonly search: SearchQuery;
  readonly body: SearchBody;
}

interface AskOptions {
  /** Whether parts of the query are read as filters, or all of it is words. */
  readonly understanding?: 'filters' | 'words';
  /** The current catalogue; it is read where left out. */
  readonly catalogue?: Catalogue;
}

/**
 * Validates a search and reads its words.
 *
 * @throws {ApiError} As `validateSearch`.
 */
export async function askSearch(
  db: Database,
  { search, body }: SearchRequest,
  { understanding = 'filters', catalogue: known }: AskOptions = {},
): Promise<AskedSearch> {
  const catalogue = known ?? (await findCatalogue(db));
  const given = validateSearch(catalogue, search, body);
  const isRead = given.query !== null && understanding === 'filters';
  const read = isRead ? await readQueryFilters(db, { catalogue, given, body }) : null;
  const { applied = [], narrowed = [] } = read ?? {};
  const validated = read === null || applied.length === 0 ? given : withReading(given, read);
  const { query, sort } = validated;
  const plain = typeof sort === 'string' ? SEARCH_ORDERS[sort] : toValueOrder(sort);
  const asked = { ...validated, catalogue, applied, narrowed };
  if (query === null) return { ...asked, words: [], order: plain, meant: null };
  const vocabulary = await findVocabulary(db);
  const words = readQuery(query, vocabulary);
  if (sort !== 'relevant' || words === null) return { ...asked, words, order: plain, meant: null };
  const meant = findMeantScopes(words, vocabulary);
  return { ...asked, words, order: toRelevanceOrder(catalogue, { words, meant }), meant };
}

interface GivenSearch {
  readonly catalogue: Catalogue;
  readonly given: ValidatedSearch;
  readonly body: SearchBody;
}

async function readQueryFilters(
  db: Database,
  { catalogue, given, body }: GivenSearch,
): Promise<MeantRead> {
  const query = given.query ?? '';
  const readable = { ...given, query, literal: body.literal ?? [] };
  if (given.scope.category !== null) return { ...readFilters(readable), narrowed: [] };
  const vocabulary = await findVocabulary(db);
  const meant = findMeantScopes(readQuery(query, vocabulary) ?? [], vocabulary);
  return readMeant(catalogue, readable, meant);
}

/**
 * Answers a search with the filters that its query holds; when that is empty, with all of the query
 * as words.
 *
 * @param isEmpty Whether an answer has nothing.
 */
export async function answerSearch<Answer>(
  db: Database,
  request: SearchRequest,
  {
    answer,
    isEmpty,
  }: {
    readonly answer: (asked: AskedSearch, index: AdIndex) => Promise<Answer>;
    readonly isEmpty: (answer: Answer) => boolean;
  },
): Promise<Answer> {
  const { catalogue, index } = await findSource(db);
  const asked = await askSearch(db, request, { catalogue });
  const first = await answer(asked, index);
  if (asked.applied.length === 0 || !isEmpty(first)) return first;
  return answer(await askSearch(db, request, { catalogue, understanding: 'words' }), index);
}
