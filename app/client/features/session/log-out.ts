import { endSession } from '../../api/end-session.ts';
import { forgetAdDrafts } from '../../device/forget-ad-drafts.ts';
import { forgetPastSearches } from '../../device/forget-past-searches.ts';
import { forgetSession } from '../../device/session.ts';

/**
 * Signs out on the server and on the device, drafts and past searches included. A failure of the call is ignored
 * (spec §2, «Logout»).
 */
export function logOut(): void {
  endSession().catch(() => undefined);
  forgetAdDrafts();
  forgetPastSearches();
  forgetSession();
}
