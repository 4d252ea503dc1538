import { queryOptions } from '@tanstack/react-query';

import { searchFilters } from '../../../api/definitions/filters.ts';
import type { SearchScope } from '../../../links/search-address.ts';

/** Id of the `<form>` of the panel beside the results. */
export const PANEL_FORM_ID = 'filter-panel';

/**
 * The open forms of a scope. They are reused until the definitions change; stale definitions are
 * reloaded. The engine loads with the first form.
 */
export function filterForm(scope: SearchScope) {
  return queryOptions({
    queryKey: ['filter-form', scope.kind, scope.id],
    queryFn: async ({ client }) => {
      const [page, { filterFormsOf }] = await Promise.all([
        client.fetchQuery(searchFilters(scope)),
        import('./filter-forms.ts'),
      ]);
      return filterFormsOf(client).formOf(scope, page);
    },
    // A mutable form: structural sharing would copy it.
    structuralSharing: false,
  });
}
