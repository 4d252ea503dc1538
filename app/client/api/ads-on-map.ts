import { queryOptions } from '@tanstack/react-query';

import type { MapBox } from '../../contract/index.ts';
import { routes, urlOf } from '../../contract/plain.ts';
import { addressOf, bodyOf, unordered } from './search.ts';
import type { AdSearch } from './search.ts';
import { call } from './transport/call.ts';

/** What a map shows. */
export interface MapRequest {
  readonly box: MapBox;
  readonly zoom: number;
  /** Number of cards to answer; none by default. */
  readonly cards?: number;
}

/**
 * Ads of a search in a part of the map, which do not depend on the sort order. A late answer is
 * stored under its own request.
 */
export function adsOnMap(search: AdSearch, { box, zoom, cards = 0 }: MapRequest) {
  return queryOptions({
    queryKey: ['ads', 'map', unordered(search), box, zoom, cards],
    queryFn: ({ signal }) => {
      const { south, west, north, east } = box;
      const part = Object.entries({ south, west, north, east, zoom, cards });
      const parameters = part.map(([name, value]) => [name, String(value)] as const);
      const url = urlOf(routes.searchMap, {}, [...addressOf(search), ...parameters]);
      const body = bodyOf(search);
      return call({ ...routes.searchMap, url, body, signal }, ({ AdsOnMap }) => AdsOnMap);
    },
  });
}
