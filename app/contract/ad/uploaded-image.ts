import { z } from '../wire/zod.ts';

/** An uploaded image, re-encoded as WebP without metadata. */
export const UploadedImage = z.object({
  id: z.string(),
  /** URL of the 960-pixel variant; a draft's `images` hold it. */
  url: z.string(),
  /** Of the largest variant, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;
