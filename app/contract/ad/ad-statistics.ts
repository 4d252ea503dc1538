import { z } from '../wire/zod.ts';
import { MyAdCard } from './my-advertisements.ts';

/** Number of days whose views the seller sees: today and those before. */
export const STATISTICS_DAYS = 14;

/** What a seller sees of the interest in an own ad. */
export const AdStatistics = z.object({
  ad: MyAdCard,
  /** Views by calendar day in Dushanbe (`YYYY-MM-DD`), today last; days without views are 0. */
  days: z.array(z.object({ day: z.string(), views: z.int() })).check(z.length(STATISTICS_DAYS)),
  /** Number of people who keep the ad as a favourite now. */
  favorites: z.int(),
  /** Earlier prices, the last one first; `until` is the time of the change, ISO 8601. */
  prices: z.array(z.object({ price: z.string(), until: z.string() })),
  /** Time of the publication, ISO 8601; `null`: not published yet. */
  published_at: z.nullable(z.string()),
});
export type AdStatistics = z.infer<typeof AdStatistics>;
