import { readStored, writeStored } from './device-storage.ts';

/** Local-storage name of this device's drafts. */
export const AD_DRAFTS_NAME = 'ad_drafts';
/** Local-storage name of the time of the last sign-out, in ms since 1970. */
const FORGOTTEN_AT_NAME = 'ad_drafts_forgotten_at';
/** Session-storage name of this tab's unsaved edits of the profile. */
export const UNSAVED_PROFILE_NAME = 'unsaved_profile';

/**
 * Removes all drafts at sign-out, edits of the profile included. A module of its own: every page can
 * sign out, few write an ad.
 */
export function forgetAdDrafts(): void {
  writeStored({ [UNSAVED_PROFILE_NAME]: null }, 'sessionStorage');
  // Written separately: the drafts are removed even when this does not fit.
  writeStored({ [AD_DRAFTS_NAME]: null });
  writeStored({ [FORGOTTEN_AT_NAME]: String(Date.now()) });
}

/**
 * Time of the last sign-out, in ms since 1970; 0 for never. A form opened before it stores no draft
 * after it, in any tab.
 */
export function draftsForgottenAt(): number {
  return Number(readStored(FORGOTTEN_AT_NAME) ?? 0);
}
