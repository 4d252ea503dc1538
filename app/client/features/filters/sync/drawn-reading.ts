import { queryOptions, skipToken } from '@tanstack/react-query';

import type { LinkEntry, SearchScope } from '../../../links/search-address.ts';
import type { DrawnReading } from './open-filters.ts';

/** The parsed filters of an address, from the HTML of the server; never fetched. */
export function drawnReading(scope: SearchScope, entries: readonly LinkEntry[]) {
  return queryOptions<DrawnReading>({
    queryKey: ['filter-reading', scope.kind, scope.id, entries],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}
