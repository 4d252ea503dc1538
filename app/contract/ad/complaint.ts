import { text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { COMPLAINT_LENGTH, COMPLAINT_REASONS } from './complaint-terms.ts';

/** A complaint about an ad; a second one of the same person replaces the first. */
export const Complaint = z.strictObject({
  reason: z.enum(COMPLAINT_REASONS),
  /** In the words of the person; `null` or blank: none. */
  details: z.nullable(text(COMPLAINT_LENGTH)),
});
export type Complaint = z.infer<typeof Complaint>;

/** A stored complaint. */
export const ComplaintReceived = z.object({ ad_id: z.int() });
export type ComplaintReceived = z.infer<typeof ComplaintReceived>;
