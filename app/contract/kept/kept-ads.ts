import { z } from '../wire/zod.ts';
import {
  ALERTS_SHOWN,
  COMPARISONS_LIMIT,
  FAVORITES_LIMIT,
  SAVED_SEARCHES_LIMIT,
} from './kept-terms.ts';

/** What the viewer keeps: ids of ads, the last added first, and the news of saved searches. */
export const KeptAds = z.object({
  favorites: z.array(z.int()).check(z.maxLength(FAVORITES_LIMIT)),
  comparisons: z.array(z.int()).check(z.maxLength(COMPARISONS_LIMIT)),
  /** Sum of the `new_count` of the user's saved searches; 0 of a guest. */
  new_count: z.int().check(z.minimum(0), z.maximum(SAVED_SEARCHES_LIMIT * ALERTS_SHOWN)),
});
export type KeptAds = z.infer<typeof KeptAds>;
