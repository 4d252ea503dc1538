import { z } from '../wire/zod.ts';
import { COMPARISONS_LIMIT, FAVORITES_LIMIT } from './kept-terms.ts';

/** Ids of the ads that the viewer keeps, the last added first. */
export const KeptAds = z.object({
  favorites: z.array(z.int()).check(z.maxLength(FAVORITES_LIMIT)),
  comparisons: z.array(z.int()).check(z.maxLength(COMPARISONS_LIMIT)),
});
export type KeptAds = z.infer<typeof KeptAds>;
