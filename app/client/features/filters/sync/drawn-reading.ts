import { queryOptions, skipToken } from '@tanstack/react-query';

import type { LinkEntry, SearchPlace } from '../../../links/search-address.ts';
import type { DrawnReading } from './open-filters.ts';

/** What the filters of an address mean, as HTML from the server brings it; never fetched. */
export function drawnReading(place: SearchPlace, entries: readonly LinkEntry[]) {
  return queryOptions<DrawnReading>({
    queryKey: ['filter-reading', place.kind, place.id, entries],
    queryFn: skipToken,
    staleTime: Infinity,
  });
}
