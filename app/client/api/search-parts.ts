import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../contract/plain.ts';
import { addressOf, bodyOf, unordered } from './search.ts';
import type { AdSearch } from './search.ts';
import { call } from './transport/call.ts';
import { pause } from './transport/pause.ts';

/**
 * Numbers of the ads by the options of the filters, which do not depend on the sort order. A late
 * answer is stored under its own search.
 *
 * @param afterMs As of `adCount`.
 */
export function searchFacets(search: AdSearch, afterMs = 0) {
  return queryOptions({
    queryKey: ['ads', 'facets', unordered(search)],
    queryFn: async ({ signal }) => {
      if (afterMs > 0) await pause(afterMs, signal);
      const url = urlOf(routes.searchFacets, {}, addressOf(search));
      const body = bodyOf(search);
      return call(
        { ...routes.searchFacets, url, body, signal },
        ({ SearchFacets }) => SearchFacets,
      );
    },
    // They are an addition to the results: a failure shows none.
    retry: false,
  });
}

/** Numbers of the ads by sections, which do not depend on the sort order. */
export function searchSections(search: AdSearch) {
  return queryOptions({
    queryKey: ['ads', 'sections', unordered(search)],
    queryFn: ({ signal }) => {
      const url = urlOf(routes.searchSections, {}, addressOf(search));
      return call(
        { ...routes.searchSections, url, body: bodyOf(search), signal },
        ({ SearchSections }) => SearchSections,
      );
    },
    // They are an addition to the links: a failure shows none.
    retry: false,
  });
}

/** The nearest wider searches of a search, with their numbers of ads. */
export function widerSearches(search: AdSearch) {
  return queryOptions({
    queryKey: ['ads', 'wider', unordered(search)],
    queryFn: ({ signal }) => {
      const url = urlOf(routes.searchWider, {}, addressOf(search));
      return call(
        { ...routes.searchWider, url, body: bodyOf(search), signal },
        ({ WiderSearches }) => WiderSearches,
      );
    },
    // They are an addition to the page: a failure shows none.
    retry: false,
  });
}
