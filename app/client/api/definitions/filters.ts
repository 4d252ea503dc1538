import { queryOptions } from '@tanstack/react-query';

import type { FilterPage } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import type { SearchScope } from '../../links/search-address.ts';
import { call } from '../transport/call.ts';

/** Every category and subcategory. */
export function creationStructure() {
  return queryOptions({
    queryKey: ['creation-structure'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.creationStructure, url: urlOf(routes.creationStructure, {}), signal },
        ({ CreationStructure }) => CreationStructure,
      ),
  });
}

/** A filter page without its filters: the names of a scope and of the scopes around it. */
export type ScopeNamesPage = Omit<FilterPage, 'filters'>;

/** What a results page shows of its scope; HTML from the server contains it without the filters. */
export function scopePage(scope: SearchScope) {
  return queryOptions({
    queryKey: ['filters', 'names', scope.kind, scope.id],
    queryFn: async ({ client }): Promise<ScopeNamesPage> => {
      const { filters: _, ...names } = await client.fetchQuery(searchFilters(scope));
      return names;
    },
  });
}

/** Filters of a scope, with its name, its subcategories and its breadcrumbs. */
export function searchFilters({ kind, id }: SearchScope) {
  const route =
    kind === 'category' ? routes.searchCategoryFilters : routes.searchSubcategoryFilters;
  return queryOptions({
    queryKey: ['filters', 'search', kind, id],
    // Without a signal: several callers may wait for the same page.
    queryFn: () => call({ ...route, url: urlOf(route, { id }) }, ({ FilterPage }) => FilterPage),
  });
}
