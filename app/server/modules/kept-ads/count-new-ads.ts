import { and, eq, isNull, sql } from 'drizzle-orm';

import { ALERTS_SHOWN } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { savedSearches } from '../../db/saved-schema.ts';

/** Of a row of `saved_searches`: the number of noted ads that are published and not seen yet. */
export const NEW_ADS = sql<number>`(
  select least(count(*), ${ALERTS_SHOWN})::int from notifications
  join ads on ads.id = notifications.ad_id and ads.status = 'PUBLISHED'
  where notifications.saved_search_id = saved_searches.id and notifications.read_at is null
)`;

/** The sum over all saved searches of a user, as their list shows them. */
export async function countNewAds(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${NEW_ADS}), 0)::int` })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.removedAt)));
  return row?.sum ?? 0;
}
