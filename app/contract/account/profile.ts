import { z } from '../wire/zod.ts';

/** The profile that a signed-in user reads. */
export const Profile = z.object({
  /** Stable for the lifetime of the account; the name may change. */
  id: z.int(),
  name: z.string(),
  profile_picture: z.nullable(z.string()),
  /** In dirams. */
  balance: z.int(),
});
export type Profile = z.infer<typeof Profile>;
