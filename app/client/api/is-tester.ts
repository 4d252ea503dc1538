import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';

/** How long a form may wait for the answer, in ms. */
const LONGEST_MS = 2000;

/** Whether the person is a tester: asked once for as long as they are signed in. */
function labTester() {
  return queryOptions({
    queryKey: ['tester'],
    queryFn: ({ signal }) =>
      call(
        {
          ...routes.labTester,
          url: urlOf(routes.labTester, {}),
          signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
        },
        ({ LabTester }) => LabTester,
      ),
    staleTime: Infinity,
  });
}

/** The same, once it is known; nobody is a tester while the server cannot be asked. */
export async function isTester(queries: QueryClient): Promise<boolean> {
  try {
    return (await queries.ensureQueryData(labTester())).is_tester;
  } catch {
    // A tester misses a button; anybody else must not miss the form for it.
    return false;
  }
}
