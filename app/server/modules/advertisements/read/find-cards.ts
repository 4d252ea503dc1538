import { eq, inArray } from 'drizzle-orm';

import type { AdCard } from '../../../../contract/index.ts';
import { users } from '../../../db/account-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads, categories } from '../../../db/schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { CARD_COLUMNS, viewerColumns } from './card-columns.ts';
import { presentCard } from './present-card.ts';

/** Finds the cards of ads in any status, in the order of the ids. Unknown ids are left out. */
export async function findCards(
  db: Database,
  ids: readonly number[],
  viewer: Viewer | null,
): Promise<AdCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...CARD_COLUMNS, ...viewerColumns(viewer) })
    .from(ads)
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(inArray(ads.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const now = new Date();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentCard(row, viewer, now)];
  });
}
