import { filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';

/** Request of an anonymous session (spec §7). */
export const AnonymousSessionRequest = z.object({
  /** A random id, created by the device. */
  device_id: filledText(200),
  /** From the browser. */
  device_name: text(400),
  device_type: z.enum(['WEB', 'IOS', 'ANDROID']),
});
export type AnonymousSessionRequest = z.infer<typeof AnonymousSessionRequest>;

/** A new anonymous session (spec §7). The id is a secret: it authenticates the session. */
export const AnonymousSession = z.object({ anonymous_id: z.string() });
export type AnonymousSession = z.infer<typeof AnonymousSession>;

/** Value of an `anonymous-id` header. */
export const AnonymousId = z.uuidv4();
