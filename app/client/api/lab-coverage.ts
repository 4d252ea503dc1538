import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';

/** What the recorded pages cover of all that definitions may have. */
export function labCoverage() {
  return queryOptions({
    queryKey: ['lab', 'coverage'],
    queryFn: ({ signal }) =>
      call(
        { ...routes.labCoverage, url: urlOf(routes.labCoverage, {}), signal },
        ({ LabCoverage }) => LabCoverage,
      ),
  });
}
