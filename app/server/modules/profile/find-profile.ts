import { eq } from 'drizzle-orm';

import type { Profile } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import type { Viewer } from '../sessions/index.ts';

/**
 * Finds the profile of a user.
 *
 * @throws {ApiError} session.expired when the account was deleted after its session was read.
 */
export async function findProfile(db: Database, { id }: Viewer): Promise<Profile> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      profile_picture: users.profilePicture,
      profile_description: users.profileDescription,
      phone_number: users.phone,
      balance: users.balanceDirams,
    })
    .from(users)
    .where(eq(users.id, id));
  if (user === undefined) throw new ApiError('session.expired');
  return user;
}
