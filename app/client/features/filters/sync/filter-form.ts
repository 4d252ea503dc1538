import { queryOptions } from '@tanstack/react-query';

import { searchFilters } from '../../../api/definitions/filters.ts';
import type { SearchPlace } from '../../../links/search-address.ts';

/**
 * The filters of a place as living forms, one set of them for as long as the site is open. The
 * engine comes with the first of them.
 */
export function filterForm(place: SearchPlace) {
  return queryOptions({
    queryKey: ['filter-form', place.kind, place.id],
    queryFn: async ({ client }) => {
      const [page, { openFilters }] = await Promise.all([
        client.ensureQueryData(searchFilters(place)),
        import('./open-filters.ts'),
      ]);
      return openFilters(page);
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // It lives: a copy of it would be another form.
    structuralSharing: false,
  });
}
