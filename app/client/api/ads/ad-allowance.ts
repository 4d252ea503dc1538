import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** Whether the signed-in user may publish another ad now; read again after each change of the ads. */
export function adAllowance() {
  return queryOptions({
    queryKey: ['ads', 'allowance'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.adLimit, url: urlOf(routes.adLimit, {}), signal },
        ({ AdAllowance }) => AdAllowance,
      ),
    staleTime: 0,
    // What waits for the network is published then: its refusal names the limit too.
    refetchOnReconnect: false,
  });
}
