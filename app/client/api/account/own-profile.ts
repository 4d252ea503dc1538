import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../../contract/plain.ts';
import { currentSession } from '../../device/session.ts';
import { call } from '../transport/call.ts';

/**
 * The profile of the signed-in user, read once per sign-in; `null` for a guest, without a call. The
 * token is part of the key, so that the answer is never used in another session.
 */
export function ownProfile() {
  const { accessToken } = currentSession();
  return queryOptions({
    queryKey: ['profile', accessToken],
    queryFn: ({ signal }) =>
      accessToken === null
        ? null
        : call(
            { ...routes.profile, url: urlOf(routes.profile, {}), signal },
            ({ Profile }) => Profile,
          ),
    staleTime: Infinity,
  });
}
