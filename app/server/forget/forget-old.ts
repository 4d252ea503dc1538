import type { Database } from '../db/open-database.ts';
import { eraseDeletedAds, forgetAnswers, forgetViews } from '../modules/advertisements/index.ts';
import { forgetCodes } from '../modules/authorization/index.ts';
import { forgetComplaints } from '../modules/complaints/index.ts';
import { forgetUploads, type ImageStore } from '../modules/images/index.ts';
import { forgetRemovedFavorites } from '../modules/kept-ads/index.ts';
import { eraseAccounts } from '../modules/profile/index.ts';
import { forgetAlerts } from '../modules/saved-searches/index.ts';
import { forgetDevices, forgetSessions } from '../modules/sessions/index.ts';

/** What is deleted, by name. */
const JOBS = {
  accounts: eraseAccounts,
  ads: eraseDeletedAds,
  alerts: forgetAlerts,
  answers: forgetAnswers,
  codes: forgetCodes,
  complaints: forgetComplaints,
  devices: forgetDevices,
  favorites: forgetRemovedFavorites,
  pictures: forgetUploads,
  sessions: forgetSessions,
  views: forgetViews,
} as const;

/**
 * Deletes all that is kept for a time only and is past it.
 *
 * @param onError Called for each part that failed; the others still run.
 * @returns Names of the parts that were cleaned.
 */
export async function forgetOld(
  db: Database,
  store: ImageStore,
  onError: (error: unknown) => void,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (const [name, forget] of Object.entries(JOBS)) {
    try {
      await forget(db, store);
      done.push(name);
    } catch (error) {
      onError(error);
    }
  }
  return done;
}
