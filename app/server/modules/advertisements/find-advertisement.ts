import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { ads, adViews, anonymousSessions, categories } from '../../db/schema.ts';
import type { Session } from '../sessions/index.ts';

/** An ad with all that its readers are told: a row. */
export type StoredAd = NonNullable<Awaited<ReturnType<typeof findAdvertisement>>>;

/** An ad by id, whatever its status; `null` when there is none. */
export async function findAdvertisement(db: Database, id: number, viewer: Session | null) {
  const viewerId = viewer?.id ?? 0;
  const rows = await db
    .select({
      ad: ads,
      type: categories.type,
      ownerSince: anonymousSessions.createdAt,
      ownerAds: sql<number>`(
        select count(*)::int from ${ads} other
        where other.owner_id = ${ads.ownerId} and other.status = 'PUBLISHED'
      )`,
      hasSeen: sql<boolean>`exists (
        select 1 from ${adViews}
        where ${adViews.adId} = ${ads.id} and ${adViews.sessionId} = ${viewerId}
      )`,
    })
    .from(ads)
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .innerJoin(anonymousSessions, eq(anonymousSessions.id, ads.ownerId))
    .where(and(eq(ads.id, id)));
  return rows[0] ?? null;
}

/** Counts a viewer once, however often they come. */
export async function countView(db: Database, adId: number, viewer: Session): Promise<void> {
  await db.execute(sql`
    with first as (
      insert into ad_views (ad_id, session_id) values (${adId}, ${viewer.id})
      on conflict do nothing returning ad_id
    )
    update ads set views = views + 1 from first where ads.id = first.ad_id`);
}
