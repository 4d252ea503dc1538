import { SUGGESTIONS_LIMIT, type Suggestion } from '../../../../contract/index.ts';
import { queryStems, splitWords, type Catalogue } from '../../search-index/index.ts';
import { readSearch } from '../ask-search.ts';
import { scopeEntries } from '../suggestion-entries.ts';
import type { SuggestionIndex } from '../suggestion-index.ts';
import { findMeantScopes } from '../words/find-meant-scopes.ts';
import { leaningOf } from '../words/leaning.ru.ts';
import { readQuery, type QueryWord } from '../words/read-query.ts';
import { isUnderstood } from '../words/spelling/to-spellings.ts';
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
  const own = new Set(narrowed.flatMap(({ scope }) => scope.subcategory?.number ?? []));
  const goods = (words ?? []).map((one, _, all) => asGoods(one, all, vocabulary));
  const named = findMeantScopes(goods, vocabulary, leaningOf(query));
  // «Флешка 64» is a drive first, then whatever else has 64 GB.
  const ordered = own.size > 0 ? [...named.intersection(own), ...own.difference(named)] : named;
  const meant = Array.from(ordered).slice(0, SECTIONS);
  if (meant.length === 0) return [];
  const places = Array.from(catalogue.subcategoryById.values());
  const ids = meant.flatMap((number) => places.find((one) => one.number === number)?.id ?? []);
  const entries = scopeEntries(catalogue);
  return ids.flatMap((id) => entries.find((entry) => entry.subcategory_id === id) ?? []);
}

/** Distance from which a correction of a word is less likely than goods that begin with it. */
const UNLIKE = 1;

/** A beginning of goods that no ad has is these goods, and so is their misspelled name alone. */
function asGoods(word: QueryWord, { length }: readonly QueryWord[], vocabulary: Vocabulary) {
  const [typed = ''] = word.spellings;
  if (isUnderstood(typed, vocabulary)) return word;
  const goods = vocabulary.missingOf(typed);
  const isBegun =
    goods.some((one) => one.startsWith(typed)) &&
    vocabulary.findSpellings(typed).distance >= UNLIKE;
  const isAlone = length === 1 && !word.spellings.some((one) => vocabulary.has(one));
  return isBegun || (isAlone && goods.length > 0) ? { ...word, spellings: goods } : word;
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
