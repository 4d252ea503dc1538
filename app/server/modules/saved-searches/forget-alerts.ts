import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { notifications, savedSearches } from '../../db/saved-schema.ts';

/**
 * Deletes notifications older than ninety days, and the searches that were removed an hour ago: a
 * toast that takes it back is long gone.
 */
export async function forgetAlerts(db: Database): Promise<void> {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, sql`now() - interval '90 days'`));
  await db.delete(savedSearches).where(lt(savedSearches.removedAt, sql`now() - interval '1 hour'`));
}
