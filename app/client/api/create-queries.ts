import { QueryClient } from '@tanstack/react-query';

import { isOutage, mayRepeatRead } from './transport/outage.ts';

/** The query client of one page, or of one request on a server. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: mayRepeatRead,
        // A refused read would be refused again.
        retryOnMount: ({ state }) => isOutage(state.error),
        refetchOnWindowFocus: false,
      },
    },
  });
}
