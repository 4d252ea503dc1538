import { z } from '../wire/zod.ts';

/** The seller's phone, for a reader who asked for it. */
export const RevealedPhone = z.object({
  /** `+992` and nine digits. */
  phone_number: z.string(),
});
export type RevealedPhone = z.infer<typeof RevealedPhone>;
