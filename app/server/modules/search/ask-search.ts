import type { SearchBody, SearchQuery } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { findCatalogue, type Catalogue } from '../search-index/index.ts';
import type { AdIndex, AskedSearch, ReadSearch } from './ad-index.ts';
import { findSource, type SearchSource } from './copy/find-source.ts';
import { withoutDeal } from './readings/deal-words.ru.ts';
import { toTokens } from './readings/query-tokens.ts';
import { readFilters } from './readings/read-filters.ts';
import { withoutLacked } from './readings/read-lacking.ru.ts';
import { readMeant, type MeantRead } from './readings/read-meant.ts';
import { withRooms } from './readings/spoken-rooms.ru.ts';
import { SEARCH_ORDERS, toValueOrder } from './rows/search-order.ts';
import { toRelevanceOrder } from './rows/to-relevance-order.ts';
import {
  fittingFilters,
  validateSearch,
  withReading,
  type ValidatedSearch,
} from './validate-search.ts';
import { findMeantScopes } from './words/find-meant-scopes.ts';
import { findTopic, type Topic } from './words/find-topic.ts';
import { findVocabulary } from './words/find-vocabulary.ts';
import { leaningOf } from './words/leaning.ru.ts';
import { withoutAreas } from './words/number-signs.ru.ts';
import { inMeantLayout, readQuery, type QueryWord } from './words/read-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** A request of a search. */
export interface SearchRequest {
  readonly search: SearchQuery;
  readonly body: SearchBody;
}

/** Whether parts of the query are read as filters, or all of it is words. */
export type Understanding = 'filters' | 'words';

/**
 * Validates a search and reads its words.
 *
 * @throws {ApiError} As `validateSearch`.
 */
export async function askSearch(
  db: Database,
  request: SearchRequest,
  { understanding = 'filters', catalogue: current, meant: wider = null }: AskOptions = {},
): Promise<AskedSearch> {
  const catalogue = current ?? (await findCatalogue(db));
  const isByWords = (request.search.query?.trim() ?? '') !== '';
  const known = { catalogue, vocabulary: isByWords ? await findVocabulary(db) : null };
  const read = readSearch(known, request, understanding);
  const { sort, words } = read;
  const plain = typeof sort === 'string' ? SEARCH_ORDERS[sort] : toValueOrder(sort);
  const isRanked = sort === 'relevant' && words !== null && read.query !== null;
  if (!isRanked || known.vocabulary === null) {
    return { ...read, catalogue, order: plain, meant: null };
  }
  const meant = wider ?? read.likely;
  return { ...read, catalogue, order: toRelevanceOrder(catalogue, { words, meant }), meant };
}

interface AskOptions {
  readonly understanding?: Understanding;
  /** The current catalogue; it is read where left out. */
  readonly catalogue?: Catalogue;
  /** Numbers of the subcategories that are meant; those of the query's own words where left out. */
  readonly meant?: ReadonlySet<number> | null;
}

/** What a search is read by. */
export interface KnownWords {
  readonly catalogue: Catalogue;
  /** May be `null` for a search without a query. */
  readonly vocabulary: Vocabulary | null;
}

/**
 * Validates a search and reads its words, without the database.
 *
 * @throws {ApiError} As `validateSearch`.
 */
export function readSearch(
  { catalogue, vocabulary }: KnownWords,
  { search, body }: SearchRequest,
  understanding: Understanding,
): ReadSearch {
  const given = validateSearch(catalogue, search, body);
  if (given.query === null || vocabulary === null) {
    return { ...given, words: [], applied: [], narrowed: [], likely: NOWHERE, topic: null };
  }
  const isRead = understanding === 'filters';
  const read = isRead ? readQueryFilters({ catalogue, vocabulary }, given, body) : null;
  const { applied = [], narrowed = [], meaning = null } = read ?? {};
  const validated = read === null || applied.length === 0 ? given : withReading(given, read);
  const { query } = validated;
  const isAsRead = meaning !== null && meaning.text === query;
  const { words, likely } = isAsRead ? meaning : toMeaning(query, search.query ?? '', vocabulary);
  if (words === null) return { ...validated, words, applied, narrowed, likely, topic: null };
  const about = { words, applied, narrowed, likely };
  const topic =
    given.scope.category === null
      ? topicOf(about, search.query ?? '', vocabulary)
      : topicWithin({ catalogue, vocabulary }, { search, body, given }, understanding);
  return { ...validated, words, applied, narrowed, likely, topic };
}

type About = Pick<ReadSearch, 'applied' | 'narrowed' | 'likely'> & {
  readonly words: readonly QueryWord[];
};

function topicOf(
  { words, applied, narrowed, likely }: About,
  query: string,
  vocabulary: Vocabulary,
): Topic | null {
  const filters = applied.length;
  const isNarrowed = narrowed.length > 0;
  const leaning = leaningOf(query);
  return findTopic({ words, filters, isNarrowed, meant: likely, leaning }, vocabulary);
}

/**
 * The topic of the same search of the whole site, where the category has some of its subcategories:
 * opening a counted section lists what was counted. In any other, and in a subcategory, all words
 * anywhere are enough.
 */
function topicWithin(
  { catalogue, vocabulary }: KnownWords,
  { search: { query, limit }, body, given }: SearchRequest & { readonly given: ValidatedSearch },
  understanding: Understanding,
): Topic | null {
  const { category, subcategory } = given.scope;
  if (category === null || subcategory !== null) return null;
  const filters = fittingFilters(catalogue, { query, limit }, body);
  const whole = { search: { query, limit }, body: { ...body, filters } };
  const { topic } = readSearch({ catalogue, vocabulary }, whole, understanding);
  return category.subcategories.some(({ number }) => topic?.scopes.has(number)) ? topic : null;
}

/** A text with its words and what they mean. */
interface Meaning {
  readonly text: string | null;
  readonly words: readonly QueryWord[] | null;
  /** Numbers of the meant subcategories. */
  readonly likely: ReadonlySet<number>;
}

const NOWHERE: ReadonlySet<number> = new Set();

/** @param query The whole query, of which the text is what is left beside filters. */
function toMeaning(text: string | null, query: string, vocabulary: Vocabulary): Meaning {
  if (text === null) return { text, words: [], likely: NOWHERE };
  const words = readQuery(text, vocabulary);
  return { text, words, likely: findMeantScopes(words ?? [], vocabulary, leaningOf(query)) };
}

interface FiltersMeant extends MeantRead {
  /** Of the query that was read; `null` for one of a category. */
  readonly meaning: Meaning | null;
}

function readQueryFilters(
  { catalogue, vocabulary }: KnownWords & { readonly vocabulary: Vocabulary },
  given: ValidatedSearch,
  body: SearchBody,
): FiltersMeant {
  const query = inMeantLayout(given.query ?? '', vocabulary);
  const readable = { ...given, query, literal: body.literal ?? [] };
  if (given.scope.subcategory !== null) {
    return { ...readFilters(readable), narrowed: [], meaning: null };
  }
  const meaning = meaningOf(query, vocabulary);
  return { ...readMeant(catalogue, readable, meaning.likely), meaning };
}

function meaningOf(query: string, vocabulary: Vocabulary): Meaning {
  const worded = withoutLacked(withoutAreas(withoutDeal(withRooms(query, toTokens(query)))));
  return toMeaning(worded, query, vocabulary);
}

/** Returns the numbers of the subcategories that a query of the whole site means. */
export function meantBy(query: string, vocabulary: Vocabulary): ReadonlySet<number> {
  return meaningOf(query, vocabulary).likely;
}

interface Answering<Answer> {
  readonly answer: (asked: AskedSearch, index: AdIndex) => Promise<Answer>;
  /** Whether an answer has nothing. */
  readonly isEmpty: (answer: Answer) => boolean;
  /** Of a call that answers several searches; it is found where left out. */
  readonly source?: SearchSource;
  /** As of `askSearch`. */
  readonly meant?: ReadonlySet<number> | null;
  /** The search as it is read first, where that is known. */
  readonly asked?: AskedSearch;
}

/**
 * Answers a search with the filters that its query holds; when that is empty, with all of the query
 * as words.
 */
export async function answerSearch<Answer>(
  db: Database,
  request: SearchRequest,
  { answer, isEmpty, source, meant = null, asked: known }: Answering<Answer>,
): Promise<Answer> {
  const { catalogue, index } = source ?? (await findSource(db));
  const asked = known ?? (await askSearch(db, request, { catalogue, meant }));
  const first = await answer(asked, index);
  if (asked.applied.length === 0 || !isEmpty(first)) return first;
  return answer(await askSearch(db, request, { catalogue, understanding: 'words', meant }), index);
}
