import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** Whether the signed-in user may publish another ad now; read again after each change of the ads. */
export function adAllowance() {
  return queryOptions({
    queryKey: ['ads', 'allowance'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.adAllowance, url: urlOf(routes.adAllowance, {}), signal },
        ({ AdAllowance }) => AdAllowance,
      ),
    staleTime: 0,
  });
}
