import { QUERY_LENGTH } from '../search/search-terms.ts';
import { text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { AdCard } from './advertisement.ts';

/** Request of a publisher's ads. */
export const PublisherAdsQuery = z.object({
  /** Words of the title, all of them; blank finds every ad. */
  query: z.optional(text(QUERY_LENGTH)),
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});
export type PublisherAdsQuery = z.infer<typeof PublisherAdsQuery>;

/** A page of a publisher's published ads, newest first. */
export const PublisherAds = z.object({
  advertisements: z.array(AdCard),
  cursor: z.nullable(z.string()),
});
export type PublisherAds = z.infer<typeof PublisherAds>;
