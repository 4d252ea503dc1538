import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/** The statistics of an own ad. Fails with `ad.unknown` for any other. */
export function adStatistics(id: number) {
  return queryOptions({
    queryKey: ['ads', 'statistics', id],
    queryFn: ({ signal }) =>
      call(
        { ...routes.adStatistics, url: urlOf(routes.adStatistics, { id }), signal },
        ({ AdStatistics }) => AdStatistics,
      ),
  });
}
