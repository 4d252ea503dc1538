import { queryOptions } from '@tanstack/react-query';

import { SUGGESTIONS_DELAY_MS, routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';
import { pause } from './transport/pause.ts';

/**
 * Suggestions for the beginning of a query, best first; requested once the typing pauses (spec §4).
 */
export function suggestions(query: string) {
  return queryOptions({
    queryKey: ['suggestions', query],
    queryFn: async ({ signal }) => {
      await pause(SUGGESTIONS_DELAY_MS, signal);
      const url = urlOf(routes.suggestions, {}, [['query', query]]);
      return call({ ...routes.suggestions, url, signal }, ({ Suggestions }) => Suggestions);
    },
  });
}
