import { z } from '../wire/zod.ts';

/** An uploaded picture, re-encoded as WebP without metadata. */
export const UploadedImage = z.object({
  id: z.string(),
  /** Of the 960-pixel variant: what a draft's `images` names. */
  url: z.string(),
  /** Of the largest variant, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;
