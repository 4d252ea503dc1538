import { z } from '../wire/zod.ts';
import { AD_STATUSES } from './ad-terms.ts';
import { AD_EVENTS, CLOSE_REASONS } from './ad-transitions.ts';

const CloseReasonName = z.enum(CLOSE_REASONS);

/** A seller's request to change the status of an ad. A sale names its reason. */
export const AdChange = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('MARK_SOLD'), close_reason: CloseReasonName }),
  z.strictObject({ event: z.enum(['HIDE', 'RESTORE', 'DELETE', 'UNDELETE']) }),
]);
export type AdChange = z.infer<typeof AdChange>;

/** What only the seller reads of an ad. */
export const OwnState = z.object({
  /** `null` unless the seller closed the ad with a reason. */
  close_reason: z.nullable(CloseReasonName),
  /** Time of the last change of the status, ISO 8601; `null` before the first one. */
  status_at: z.nullable(z.string()),
  /** End of the publication, ISO 8601; `null`: it has none. */
  expires_at: z.nullable(z.string()),
  /** The actions that the status allows; a disabled one has a reason. */
  allowed_actions: z.array(
    z.object({
      action: z.enum(AD_EVENTS),
      enabled: z.boolean(),
      why_not: z.optional(z.enum(['EXPIRED', 'ERASED'])),
    }),
  ),
});
export type OwnState = z.infer<typeof OwnState>;

/** An ad after a change of its status. */
export const AdState = z.extend(OwnState, { id: z.int(), status: z.enum(AD_STATUSES) });
export type AdState = z.infer<typeof AdState>;
