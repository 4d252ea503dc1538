import { queryOptions } from '@tanstack/react-query';

import { routes, urlOf } from '../../contract/plain.ts';
import { currentSession } from '../device/session.ts';
import { call } from './transport/call.ts';

/**
 * The profile of the signed-in user, read once a sign-in; `null` for a guest, who is not asked about.
 * The token is part of the key: an answer about one session is never that of the next.
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
