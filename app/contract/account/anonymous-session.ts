import { filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';

/** Request of an anonymous session (spec §7). */
export const AnonymousSessionRequest = z.object({
  /** Random, made by the device. */
  device_id: filledText(200),
  /** From the browser. */
  device_name: text(400),
  device_type: z.enum(['WEB', 'IOS', 'ANDROID']),
});
export type AnonymousSessionRequest = z.infer<typeof AnonymousSessionRequest>;

/** A new anonymous session (spec §7). Whoever has the id is the session: keep it secret. */
export const AnonymousSession = z.object({ anonymous_id: z.string() });
export type AnonymousSession = z.infer<typeof AnonymousSession>;

/** What an `anonymous-id` header may hold. */
export const AnonymousId = z.uuidv4();
