import { z } from '../wire/zod.ts';

/** A device on which the user is signed in. */
export const Device = z.object({
  id: z.int(),
  /** As the device named itself: its user agent. */
  name: z.string(),
  /** Whether the call came from it. */
  is_current: z.boolean(),
  /** ISO 8601. */
  created_at: z.string(),
  /** Last use, exact to an hour, ISO 8601. */
  used_at: z.string(),
});

export type Device = z.infer<typeof Device>;

/** The devices of a user: this one first, then the last used. */
export const Devices = z.object({ devices: z.array(Device) });
export type Devices = z.infer<typeof Devices>;

/** Identifier of a device in a path. */
export const DeviceId = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
