import { QUERY_PREFIX } from '@bozor/form-engine/search';

import { SEARCH_KEYS } from './search-terms.ts';

/** The parts of a search in its link. */
export interface SearchLink {
  /** The page that shows it: `search` has its scope in the parameters, the others in the path. */
  readonly page: 'search' | 'category' | 'subcategory';
  /** The query; `''` without one. */
  readonly query: string;
  /** Parts of the query that are searched as words, not read as filters. */
  readonly literal: readonly string[];
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  /** `relevant` is left out. */
  readonly sort: string;
  /** Promotion level of the ads; `null` for all. */
  readonly promotion: string | null;
  /** `filter_…` parameters. */
  readonly entries: readonly (readonly [name: string, text: string])[];
}

/** Name of the parameter of a part of the query that is searched as words. */
export const LITERAL_PARAMETER = 'words';

/** Returns the link of a search, from the root: equal searches have equal links. */
export function searchLink(search: SearchLink): string {
  const { page, query, literal, categoryId, subcategoryId, sort, promotion, entries } = search;
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  for (const words of literal) parameters.append(LITERAL_PARAMETER, words);
  if (page === 'search' && categoryId !== null) parameters.set('category_id', categoryId);
  if (page === 'search' && subcategoryId !== null) parameters.set('subcategory_id', subcategoryId);
  for (const [name, text] of entries) parameters.append(name, text);
  if (promotion !== null) parameters.set(QUERY_PREFIX + SEARCH_KEYS.promotion, promotion);
  if (sort !== 'relevant') parameters.set(QUERY_PREFIX + SEARCH_KEYS.sort, sort);
  const text = parameters.toString();
  return text === '' ? pathOf(search) : `${pathOf(search)}?${text}`;
}

function pathOf({ page, categoryId, subcategoryId }: SearchLink): string {
  if (page === 'category') return `/category/${encodeURIComponent(categoryId ?? '')}`;
  if (page === 'subcategory') return `/subcategory/${encodeURIComponent(subcategoryId ?? '')}`;
  return '/search';
}
