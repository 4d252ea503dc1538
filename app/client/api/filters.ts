import { queryOptions } from '@tanstack/react-query';

import { CreationStructure, FilterPage, routes, urlOf } from '../../contract/index.ts';
import { call } from './call.ts';
import type { SearchPlace } from './search-address.ts';

/** Every category and subcategory. */
export function creationStructure() {
  return queryOptions({
    queryKey: ['creation-structure'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.creationStructure, url: urlOf(routes.creationStructure, {}), signal },
        CreationStructure,
      ),
  });
}

/** Filters of a place, with its name, its subcategories and the way to it. */
export function searchFilters({ kind, id }: SearchPlace) {
  const route =
    kind === 'category' ? routes.searchCategoryFilters : routes.searchSubcategoryFilters;
  return queryOptions({
    queryKey: ['filters', 'search', kind, id],
    queryFn: ({ signal }) => call({ ...route, url: urlOf(route, { id }), signal }, FilterPage),
  });
}
