import { and, desc, eq, isNull } from 'drizzle-orm';

import { SAVED_SEARCHES_LIMIT, type SavedSearches } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { savedSearches } from '../../db/saved-schema.ts';
import { NEW_ADS } from '../kept-ads/index.ts';

/** A saved search that a call has saved or changed. */
export interface ChangedSearch {
  /** `null` when there is none. */
  readonly id: number | null;
  readonly isNew: boolean;
}

const NOTHING: ChangedSearch = { id: null, isNew: false };

/** Finds all saved searches of a user, the last saved first. */
export async function findSavedSearches(
  db: Database,
  userId: number,
  { id: changedId, isNew }: ChangedSearch = NOTHING,
): Promise<SavedSearches> {
  const searches = await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      link: savedSearches.link,
      has_alerts: savedSearches.hasAlerts,
      new_count: NEW_ADS,
    })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.removedAt)))
    .orderBy(desc(savedSearches.id))
    .limit(SAVED_SEARCHES_LIMIT);
  return { searches, changed_id: changedId, is_new: isNew };
}
