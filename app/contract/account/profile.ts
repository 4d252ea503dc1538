import { z } from '../wire/zod.ts';

/** A signed-in user, as the user reads it. */
export const Profile = z.object({
  /** The same for as long as the account exists; a name is not. */
  id: z.int(),
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  /** In dirams. */
  balance: z.int(),
});
export type Profile = z.infer<typeof Profile>;
