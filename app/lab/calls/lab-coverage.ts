import { queryOptions } from '@tanstack/react-query';

import { call } from '../../client/api/transport/call.ts';
import { LabCoverage } from '../../contract/index.ts';
import { routes, urlOf } from '../../contract/plain.ts';

/** What the recorded pages cover of all that definitions may have. */
export function labCoverage() {
  return queryOptions({
    queryKey: ['lab', 'coverage'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.labCoverage, url: urlOf(routes.labCoverage, {}), signal },
        () => LabCoverage,
      ),
  });
}
