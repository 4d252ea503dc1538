import { SUGGESTIONS_LIMIT, type Suggestion } from '../../../../contract/index.ts';
import { queryStems, splitWords, type Catalogue } from '../../search-index/index.ts';
import { readSearch } from '../ask-search.ts';
import { scopeEntries } from '../suggestion-entries.ts';
import type { SuggestionIndex } from '../suggestion-index.ts';
import { findMeantScopes } from '../words/find-meant-scopes.ts';
import { readQuery, type QueryWord } from '../words/read-query.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Maximum number of meant subcategories. */
const SECTIONS = 3;
/** Minimum length of a word by which entries are found. */
const MIN_LENGTH = 3;

/** What suggestions are understood by. */
export interface KnownEntries {
  readonly catalogue: Catalogue;
  readonly vocabulary: Vocabulary;
  readonly index: SuggestionIndex;
}

/**
 * Returns suggestions as the search understands a text: those that begin with it, and the
 * subcategories that it means where the first of these leads elsewhere.
 */
export function findEntries(query: string, known: KnownEntries): readonly Suggestion[] {
  const found = known.index.find(query);
  const [first] = found;
  const words = readQuery(query, known.vocabulary) ?? [];
  if (first === undefined) return understoodEntries(query, words, known);
  const isWhole = words.every(({ spellings: [typed = ''] }) => known.vocabulary.has(typed));
  if (!isWhole) return found;
  const sections = meantSections(query, known);
  const isMeant = sections.some((section) => isIn(section, first));
  return isMeant || words.length === 0
    ? found
    : [...sections.slice(0, 1), ...found].slice(0, SUGGESTIONS_LIMIT);
}

/** Whether an entry is a section, has it within, or is of it. */
function isIn(section: Suggestion, entry: Suggestion): boolean {
  return entry.subcategory_id === null
    ? entry.category_id === section.category_id
    : entry.subcategory_id === section.subcategory_id;
}

/** The subcategories that the search means by a text, without the words that it reads as filters. */
function meantSections(
  query: string,
  { catalogue, vocabulary }: KnownEntries,
): readonly Suggestion[] {
  const request = { search: { query, limit: 1 }, body: { filters: [] } };
  const { words, narrowed } = readSearch({ catalogue, vocabulary }, request, 'filters');
  const own = narrowed.flatMap(({ scope }) => scope.subcategory?.number ?? []);
  const named = Array.from(findMeantScopes(words ?? [], vocabulary));
  const meant = (own.length > 0 ? own : named).slice(0, SECTIONS);
  if (meant.length === 0) return [];
  const places = Array.from(catalogue.subcategoryById.values());
  const ids = meant.flatMap((number) => places.find((one) => one.number === number)?.id ?? []);
  const entries = scopeEntries(catalogue);
  return ids.flatMap((id) => entries.find((entry) => entry.subcategory_id === id) ?? []);
}

/** The meant subcategories, then their entries for each of the words. */
function understoodEntries(
  query: string,
  words: readonly QueryWord[],
  known: KnownEntries,
): readonly Suggestion[] {
  const sections = meantSections(query, known);
  const ids = new Set(sections.map((entry) => entry.subcategory_id));
  const stems = words.flatMap(({ spellings }) => spellings.flatMap(queryStems));
  const entries = Array.from(new Set(stems))
    .filter((stem) => stem.length >= MIN_LENGTH && !/^\p{N}+$/u.test(stem))
    .flatMap((stem) => known.index.find(stem))
    .filter((entry) => entry.type === 'SEARCH_BY_FILTERS' && ids.has(entry.subcategory_id))
    .filter(({ title }) => splitWords(title).some((word) => isNamed(word, stems)));
  return Array.from(new Set([...sections, ...entries])).slice(0, SUGGESTIONS_LIMIT);
}

function isNamed(word: string, stems: readonly string[]): boolean {
  return queryStems(word).some((stem) => stems.includes(stem));
}
