import type { Profile, ProfileChange } from '../../../contract/index.ts';
import { routes, urlOf } from '../../../contract/plain.ts';
import { call } from '../transport/call.ts';

/**
 * Replaces name, description and picture of the signed-in user.
 *
 * @throws {ApiFailure} picture.unknown, session.expired, …
 */
export async function changeProfile(change: ProfileChange): Promise<Profile> {
  return call(
    { ...routes.changeProfile, url: urlOf(routes.changeProfile, {}), body: change },
    ({ Profile }) => Profile,
  );
}
