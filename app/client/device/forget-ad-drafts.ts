import { readStored, writeStored } from './device-storage.ts';

/** Local-storage name of the drafts of this device. */
export const AD_DRAFTS_NAME = 'ad_drafts';
/** Local-storage name of the time of the last sign-out, in ms since 1970. */
const FORGOTTEN_AT_NAME = 'ad_drafts_forgotten_at';

/**
 * Drops every draft at a sign-out: a user who signs out leaves nothing on the device. Apart from the
 * rest of the drafts, since every page can sign out and few write an ad.
 */
export function forgetAdDrafts(): void {
  // Apart: on a device without room the drafts go all the same.
  writeStored({ [AD_DRAFTS_NAME]: null });
  writeStored({ [FORGOTTEN_AT_NAME]: String(Date.now()) });
}

/**
 * When drafts were last forgotten, in ms since 1970; 0 for never. A form that was open before keeps
 * no draft after it, in this tab or in another.
 */
export function draftsForgottenAt(): number {
  return Number(readStored(FORGOTTEN_AT_NAME) ?? 0);
}
