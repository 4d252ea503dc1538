import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';

import type { MyAdPage, MyAdsQuery } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { findCards } from '../read/find-cards.ts';

const PAGE_SIZE = 20;

/** Finds a page of the user's own ads, newest first; deleted ones only on request. */
export async function findMyAds(
  db: Database,
  owner: Viewer,
  { status, cursor }: MyAdsQuery,
): Promise<MyAdPage> {
  const rows = await db
    .select({ id: ads.id, phoneViews: ads.phoneViews })
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, owner.id),
        status === undefined ? ne(ads.status, 'DELETED') : eq(ads.status, status),
        cursor === undefined ? undefined : lt(ads.id, Number(cursor)),
      ),
    )
    .orderBy(desc(ads.id))
    // The extra row shows that a next page exists.
    .limit(PAGE_SIZE + 1);
  const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id);
  const phoneViews = new Map(rows.map((row) => [row.id, row.phoneViews]));
  const cards = await findCards(db, ids, owner);
  const last = rows.length > PAGE_SIZE ? ids.at(-1) : undefined;
  return {
    advertisements: cards.map((card) => ({ ...card, phone_views: phoneViews.get(card.id) ?? 0 })),
    cursor: last === undefined ? null : String(last),
    counts: await countByStatus(db, owner.id),
  };
}

async function countByStatus(db: Database, ownerId: number): Promise<MyAdPage['counts']> {
  const rows = await db
    .select({ status: ads.status, count: sql<number>`count(*)::int` })
    .from(ads)
    .where(eq(ads.ownerId, ownerId))
    .groupBy(ads.status);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return {
    IN_MODERATION: counts.get('IN_MODERATION') ?? 0,
    PUBLISHED: counts.get('PUBLISHED') ?? 0,
    HIDDEN: counts.get('HIDDEN') ?? 0,
    EXPIRED: counts.get('EXPIRED') ?? 0,
    REJECTED: counts.get('REJECTED') ?? 0,
  };
}
