import type { WiderSearch } from '../../../../contract/index.ts';
import { COMMON_KEYS, splitWords, type Catalogue } from '../../search-index/index.ts';
import type { SearchRequest } from '../ask-search.ts';
import type { SearchDescription } from '../keeping/describe-search.ts';
import { nameOfSearch } from '../keeping/search-name.ru.ts';
import { phrasesOf } from '../words/subject-of.ru.ts';

/** A wider search before it is counted. */
export interface WiderRequest extends Pick<WiderSearch, 'kind' | 'name' | 'without'> {
  readonly request: SearchRequest;
}

/** Maximum number of searches without one word, and without one filter. */
const WORDS = 3;
const FILTERS = 3;
const [CITY_KEY] = COMMON_KEYS;

/** Returns the wider searches of a search, the nearest first. */
export function widerRequests(
  catalogue: Catalogue,
  search: SearchDescription,
): readonly WiderRequest[] {
  return [
    ...withoutAWord(search),
    ...withoutAFilter(search),
    ...inAWiderScope(catalogue, search),
    ...withoutWords(search),
  ];
}

function withoutAWord(search: SearchDescription): readonly WiderRequest[] {
  const words = phrasesOf(search.query ?? '');
  if (words.length < 2) return [];
  return words
    .map((word, index) => ({ word, query: words.toSpliced(index, 1).join(' ') }))
    .filter(({ query }) => splitWords(query).length > 0)
    .toReversed()
    .slice(0, WORDS)
    .map(({ word, query }) => ({
      kind: 'query',
      name: query,
      without: word,
      request: toRequest({ ...search, query }),
    }));
}

/** The town first: most people can travel. */
function withoutAFilter(search: SearchDescription): readonly WiderRequest[] {
  const { filters, chips } = search;
  const shown = filters.flatMap((filter) => {
    const chip = chips.find(({ key }) => key === filter.key);
    return chip === undefined ? [] : [{ filter, chip }];
  });
  const isTown = ({ filter }: (typeof shown)[number]): number => Number(filter.key === CITY_KEY);
  return shown
    .toSorted((a, b) => isTown(b) - isTown(a))
    .slice(0, FILTERS)
    .map(({ filter, chip }) => ({
      kind: filter.key === CITY_KEY ? 'place' : 'filter',
      name: null,
      without: nameOfSearch({ query: null, scope: null, chips: [chip] }),
      request: toRequest({ ...search, filters: filters.filter((one) => one !== filter) }),
    }));
}

function inAWiderScope(catalogue: Catalogue, search: SearchDescription): readonly WiderRequest[] {
  const { scope, filters, query } = search;
  const { category, subcategory } = scope;
  if (category === null || (subcategory === null && query === null)) return [];
  const isWhole = subcategory === null;
  const page = isWhole ? null : catalogue.planOf('search', category.id);
  const keys = new Set((page ?? catalogue.commonPlan()).keys);
  return [
    {
      kind: 'scope',
      name: isWhole ? null : category.name,
      without: (subcategory ?? category).name,
      request: toRequest({
        ...search,
        scope: { category: isWhole ? null : category, subcategory: null },
        filters: filters.filter(({ key }) => keys.has(key)),
      }),
    },
  ];
}

function withoutWords(search: SearchDescription): readonly WiderRequest[] {
  const { query, scope, chips } = search;
  if (query === null || (scope.category === null && chips.length === 0)) return [];
  return [
    {
      kind: 'words',
      name: nameOfSearch({ query: null, scope, chips }),
      without: query,
      request: toRequest({ ...search, query: null, literal: [] }),
    },
  ];
}

type Kept = Pick<SearchDescription, 'scope' | 'query' | 'literal' | 'filters'>;

export function toRequest({ scope, query, literal, filters }: Kept): SearchRequest {
  const { category, subcategory } = scope;
  return {
    search: {
      ...(query !== null && { query }),
      ...(category !== null && { category_id: category.id }),
      ...(subcategory !== null && { subcategory_id: subcategory.id }),
      limit: 1,
    },
    body: { filters, literal: [...literal] },
  };
}
