import { queryOptions } from '@tanstack/react-query';

import type { FilterPage } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import type { SearchPlace } from '../../links/search-address.ts';
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

/** A filter page without its filters: the names of a place and of what is around it. */
export type PlaceNamesPage = Omit<FilterPage, 'filters'>;

/** What a page of results shows of its place; HTML from the server brings it without the filters. */
export function placePage(place: SearchPlace) {
  return queryOptions({
    queryKey: ['filters', 'names', place.kind, place.id],
    queryFn: async ({ client }): Promise<PlaceNamesPage> => {
      const { filters: _, ...names } = await client.fetchQuery(searchFilters(place));
      return names;
    },
  });
}

/** Filters of a place, with its name, its subcategories and the way to it. */
export function searchFilters({ kind, id }: SearchPlace) {
  const route =
    kind === 'category' ? routes.searchCategoryFilters : routes.searchSubcategoryFilters;
  return queryOptions({
    queryKey: ['filters', 'search', kind, id],
    // Never given up: a form that is being opened waits for the page too, whoever asked first.
    queryFn: () => call({ ...route, url: urlOf(route, { id }) }, ({ FilterPage }) => FilterPage),
  });
}
