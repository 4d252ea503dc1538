import type { QueryClient } from '@tanstack/react-query';

import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { mayPass } from '../../../api/transport/outage.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { refreshKept } from '../kept-store.ts';

/**
 * Follows the changes of an earlier page to their outcomes: what is kept is then read again where
 * one failed, and the lists always. A toast shows why the server refused one. Never rejects.
 */
export async function settleUnsent(
  queries: QueryClient,
  sent: readonly Promise<boolean>[],
): Promise<void> {
  const outcomes = await Promise.allSettled(sent);
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ApiFailure ? [outcome.reason] : [],
  );
  for (const failure of failures) if (!mayPass(failure)) showToast({ text: failure.message });
  if (failures.length > 0) void refreshKept();
  void queries.invalidateQueries({ queryKey: ['favorites'] });
  void queries.invalidateQueries({ queryKey: ['comparisons'] });
}
