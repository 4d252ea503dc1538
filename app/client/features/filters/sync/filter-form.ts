import { queryOptions } from '@tanstack/react-query';

import { searchFilters } from '../../../api/definitions/filters.ts';
import type { SearchPlace } from '../../../links/search-address.ts';

/**
 * The filters of a place as living forms: the same ones until the definitions change, which are read
 * again when they are old. The engine comes with the first of them.
 */
export function filterForm(place: SearchPlace) {
  return queryOptions({
    queryKey: ['filter-form', place.kind, place.id],
    queryFn: async ({ client }) => {
      const [page, { filterFormsOf }] = await Promise.all([
        client.fetchQuery(searchFilters(place)),
        import('./filter-forms.ts'),
      ]);
      return filterFormsOf(client).formOf(place, page);
    },
    // It lives: a copy of it would be another form.
    structuralSharing: false,
  });
}
