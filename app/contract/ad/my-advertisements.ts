import { z } from '../wire/zod.ts';
import { OwnState } from './ad-change.ts';
import { AdCard, AdStatus } from './advertisement.ts';

/** A card of the user's own ad. */
export const MyAdCard = z.extend(AdCard, {
  ...OwnState.shape,
  /** How often the phone was shown, once per viewer and day. */
  phone_views: z.int(),
});
export type MyAdCard = z.infer<typeof MyAdCard>;

/** Whether the user may publish another ad now. */
export const AdAllowance = z.object({
  /** The refusal that an ad published now would get; `null` when it would be published. */
  refusal: z.nullable(z.enum(['ads.too-many', 'ads.too-many-today'])),
});
export type AdAllowance = z.infer<typeof AdAllowance>;

/** Filter of the user's own ads; without a status every ad but the deleted ones. */
export const MyAdsQuery = z.object({
  status: z.optional(AdStatus),
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
});
export type MyAdsQuery = z.infer<typeof MyAdsQuery>;

/** A page of the user's own ads, newest first. */
export const MyAdPage = z.object({
  advertisements: z.array(MyAdCard),
  cursor: z.nullable(z.string()),
  /** Number of ads by status; of the deleted ones those that can be returned. */
  counts: z.object({
    IN_MODERATION: z.int(),
    PUBLISHED: z.int(),
    HIDDEN: z.int(),
    EXPIRED: z.int(),
    REJECTED: z.int(),
    DELETED: z.int(),
  }),
  /** Views of these ads, the deleted ones excepted, on the last `VIEWS_DAYS` days, today included. */
  recent_views: z.int(),
});
export type MyAdPage = z.infer<typeof MyAdPage>;
