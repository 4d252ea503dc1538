import { filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { UserName } from './authorization.ts';
import { ABOUT_LENGTH } from './profile-terms.ts';

/** The profile that a signed-in user reads. */
export const Profile = z.object({
  /** Stable for the lifetime of the account; the name may change. */
  id: z.int(),
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  profile_description: z.nullable(z.string()),
  /** `+992` and nine digits; `null` for users without an own phone. */
  phone_number: z.nullable(z.string()),
  /** In dirams. */
  balance: z.int(),
});
export type Profile = z.infer<typeof Profile>;

/** The whole editable part of a profile. */
export const ProfileChange = z.strictObject({
  name: UserName,
  profile_description: text(ABOUT_LENGTH).check(z.overwrite((about) => about.trim())),
  /** URL of the user's own upload, or the stored picture; `null`: none. */
  profile_picture: z.nullable(filledText(200)),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** A request to delete the account was accepted. */
export const AccountDeletion = z.object({
  /** Time from which the account is deleted, ISO 8601; a sign-in before it cancels. */
  deletes_at: z.string(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;
