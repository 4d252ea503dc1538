import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../contract/plain.ts';
import { call } from './transport/call.ts';

/** How long a form may wait for the answer, in ms. */
const LONGEST_MS = 2000;

/** Whether the user is a tester; asked once per sign-in. */
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

/** Resolves to `false` while the server cannot answer. */
export async function isTester(queries: QueryClient): Promise<boolean> {
  try {
    return (await queries.ensureQueryData(labTester())).is_tester;
  } catch {
    // A tester then lacks a button; any other user must not wait for it.
    return false;
  }
}
