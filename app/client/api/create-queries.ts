import { QueryClient } from '@tanstack/react-query';

import { isOutage, mayRepeatRead } from './transport/outage.ts';

/** The reads of one page, or of one request on a server. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: mayRepeatRead,
        // What the server refused it would refuse again.
        retryOnMount: ({ state }) => isOutage(state.error),
        refetchOnWindowFocus: false,
      },
    },
  });
}
