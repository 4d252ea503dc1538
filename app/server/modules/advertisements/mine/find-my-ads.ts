import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';

import { VIEWS_DAYS } from '../../../../contract/index.ts';
import type { MyAdPage, MyAdsQuery } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { adViewDays } from '../../../db/view-schema.ts';
import type { Viewer } from '../../sessions/index.ts';
import { findCards } from '../read/find-cards.ts';
import { isNotErased } from '../read/is-erased.ts';
import { presentOwnState } from '../read/present-own-state.ts';
import { OWN_COLUMNS } from './own-columns.ts';

const PAGE_SIZE = 20;

/**
 * Finds a page of the user's own ads, newest first; deleted ones only on request, until they are
 * erased.
 */
export async function findMyAds(
  db: Database,
  owner: Viewer,
  { status, cursor }: MyAdsQuery,
): Promise<MyAdPage> {
  const rows = await db
    .select(OWN_COLUMNS)
    .from(ads)
    .where(
      and(
        eq(ads.ownerId, owner.id),
        status === undefined ? ne(ads.status, 'DELETED') : eq(ads.status, status),
        isNotErased,
        cursor === undefined ? undefined : lt(ads.id, Number(cursor)),
      ),
    )
    .orderBy(desc(ads.id))
    // The extra row shows that a next page exists.
    .limit(PAGE_SIZE + 1);
  const now = new Date();
  const shown = rows.slice(0, PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const last = rows.length > PAGE_SIZE ? ids.at(-1) : undefined;
  return {
    advertisements: (await findCards(db, ids, owner)).flatMap((card) => {
      const row = shown.find(({ id }) => id === card.id);
      return row === undefined
        ? []
        : [{ ...card, ...presentOwnState(row, now), phone_views: row.phoneViews }];
    }),
    cursor: last === undefined ? null : String(last),
    counts: await countByStatus(db, owner.id),
    recent_views: await countRecentViews(db, owner.id),
  };
}

async function countRecentViews(db: Database, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${adViewDays.views}), 0)::int` })
    .from(adViewDays)
    .innerJoin(ads, eq(ads.id, adViewDays.adId))
    .where(
      and(
        eq(ads.ownerId, ownerId),
        ne(ads.status, 'DELETED'),
        sql`${adViewDays.day} > (now() at time zone 'Asia/Dushanbe')::date - ${VIEWS_DAYS}::int`,
      ),
    );
  return row?.views ?? 0;
}

async function countByStatus(db: Database, ownerId: number): Promise<MyAdPage['counts']> {
  const rows = await db
    .select({ status: ads.status, count: sql<number>`count(*)::int` })
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), isNotErased))
    .groupBy(ads.status);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return {
    IN_MODERATION: counts.get('IN_MODERATION') ?? 0,
    PUBLISHED: counts.get('PUBLISHED') ?? 0,
    HIDDEN: counts.get('HIDDEN') ?? 0,
    EXPIRED: counts.get('EXPIRED') ?? 0,
    REJECTED: counts.get('REJECTED') ?? 0,
    DELETED: counts.get('DELETED') ?? 0,
  };
}
