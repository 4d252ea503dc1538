import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** The form of a subcategory: definitions and sections. */
export function createFilters(subcategoryId: string) {
  return queryOptions({
    queryKey: ['create-filters', subcategoryId],
    queryFn: ({ signal }) => {
      const url = urlOf(routes.createFilters, { id: subcategoryId });
      return call({ ...routes.createFilters, url, signal }, ({ SellersPage }) => SellersPage);
    },
  });
}
