import { eq } from 'drizzle-orm';

import type { Profile, ProfileChange } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { ownsImages } from '../images/index.ts';
import type { Viewer } from '../sessions/index.ts';
import { findProfile } from './find-profile.ts';

/**
 * Replaces the editable part of a profile.
 *
 * @throws {ApiError} picture.unknown for a picture that is neither stored nor the user's upload.
 */
export async function changeProfile(
  db: Database,
  user: Viewer,
  change: ProfileChange,
): Promise<Profile> {
  const { profile_picture: picture, profile_description: about } = change;
  const stored = await findProfile(db, user);
  const isKept = picture === null || picture === stored.profile_picture;
  if (!isKept && !(await ownsImages(db, user.id, [picture]))) {
    throw new ApiError('picture.unknown');
  }
  await db
    .update(users)
    .set({
      name: change.name,
      profilePicture: picture,
      profileDescription: about === '' ? null : about,
    })
    .where(eq(users.id, user.id));
  return findProfile(db, user);
}
