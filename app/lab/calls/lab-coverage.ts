import { queryOptions } from '@tanstack/react-query';

import { call } from '../../client/api/transport/call.ts';
import { LabCoverage } from '../../contract/index.ts';
import { routes, urlOf } from '../../contract/plain.ts';

/** Query for the coverage of the recorded pages. */
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
