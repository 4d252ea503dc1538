import { queryOptions } from '@tanstack/react-query';

import type { SavedSearchChange, SavedSearches } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import type { AdSearch } from '../search.ts';
import { call } from '../transport/call.ts';

/** The user's saved searches, the last saved first. */
export function savedSearches() {
  return queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.savedSearches, url: urlOf(routes.savedSearches, {}), signal },
        ({ SavedSearches }) => SavedSearches,
      ),
    staleTime: 0,
  });
}

/**
 * Saves a search, whatever its order; an equal one is the same.
 *
 * @throws {ApiFailure} saved-searches.too-many, sign-in.required, …
 */
export async function saveSearch(search: AdSearch): Promise<SavedSearches> {
  const { query, categoryId, subcategoryId, filters = [], literal } = search;
  const body = {
    query,
    category_id: categoryId,
    subcategory_id: subcategoryId,
    filters,
    literal,
  };
  return call(
    { ...routes.saveSearch, url: urlOf(routes.saveSearch, {}), body },
    ({ SavedSearches }) => SavedSearches,
  );
}

/**
 * Changes a saved search; `null` removes it.
 *
 * @throws {ApiFailure} saved-search.unknown, saved-searches.too-many, …
 */
export async function changeSavedSearch(
  id: number,
  change: SavedSearchChange | null,
): Promise<SavedSearches> {
  const request =
    change === null
      ? { ...routes.removeSavedSearch, url: urlOf(routes.removeSavedSearch, { id }) }
      : {
          ...routes.changeSavedSearch,
          url: urlOf(routes.changeSavedSearch, { id }),
          body: change,
        };
  return call(request, ({ SavedSearches }) => SavedSearches);
}
