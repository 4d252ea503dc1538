import { eq, sql } from 'drizzle-orm';

import { marketplaces, users } from '../../../db/account-schema.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads, categories, subcategories } from '../../../db/schema.ts';
import { findLandmarks, isExact, placeHash, pointOf } from '../../places/index.ts';
import { viewerNumber, type Viewer } from '../../sessions/index.ts';
import { CARD_COLUMNS, viewerColumns } from './card-columns.ts';
import { earlierPrices } from './earlier-prices.ts';

/** An ad with everything that its viewers may receive: a row. */
export type StoredAd = NonNullable<Awaited<ReturnType<typeof findAdvertisement>>>;

/** Finds an ad by id in any status; `null` when there is none. */
export async function findAdvertisement(db: Database, id: number, viewer: Viewer | null) {
  const rows = await db
    .select({
      ...CARD_COLUMNS,
      ...viewerColumns(viewer),
      latitude: ads.latitude,
      longitude: ads.longitude,
      address: ads.address,
      isPlaceExact: ads.isPlaceExact,
      isCityPoint: ads.isCityPoint,
      placeHash,
      kind: subcategories.kind,
      keyFacts: ads.keyFacts,
      characteristics: ads.characteristics,
      earlierPrices,
      publishedAt: ads.publishedAt,
      imei: ads.imei,
      attrs: ads.attrs,
      closeReason: ads.closeReason,
      statusAt: ads.statusAt,
      expiresAt: ads.expiresAt,
      description: ads.description,
      descriptionFields: ads.descriptionFields,
      ownerPhone: users.phone,
      ownerDescription: users.profileDescription,
      ownerAds: sql<number>`(
        select count(*)::int from ${ads} other
        where other.owner_id = ${ads.ownerId} and other.status = 'PUBLISHED'
      )`,
      marketplace: marketplaces,
    })
    .from(ads)
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .innerJoin(subcategories, eq(subcategories.id, ads.subcategoryId))
    .innerJoin(users, eq(users.id, ads.ownerId))
    .leftJoin(marketplaces, eq(marketplaces.userId, ads.ownerId))
    .where(eq(ads.id, id));
  const [row] = rows;
  if (row === undefined) return null;
  // Walking times would reveal where a moved point was, and a city has none.
  const point = isExact(row) && !row.isCityPoint ? pointOf(row) : null;
  return { ...row, landmarks: point === null ? [] : await findLandmarks(db, point) };
}

/** A reader of an ad. */
export interface AdReader {
  readonly viewer: Viewer;
  /** Address of the network that the call came from. */
  readonly network: string;
}

/**
 * Counts a view: once per viewer, and for guests, whose sessions are free, once per network and
 * day.
 */
export async function countView(
  db: Database,
  adId: number,
  { viewer, network }: AdReader,
): Promise<void> {
  const dayOfNetwork = keyedHash(
    sql`concat_ws('/', 'view', (now() at time zone 'Asia/Dushanbe')::date, ${network}::text)`,
  );
  const ofNetwork =
    viewer.kind === 'user'
      ? sql`select ad_id from first`
      : sql`insert into ad_view_networks (ad_id, network) select ad_id, ${dayOfNetwork} from first
          on conflict do nothing returning ad_id`;
  await db.execute(sql`
    with first as (
      insert into ad_views (ad_id, viewer) values (${adId}, ${viewerNumber(viewer)})
      on conflict do nothing returning ad_id
    ), counted as (${ofNetwork}), by_day as (
      insert into ad_view_days (ad_id, day)
      select ad_id, (now() at time zone 'Asia/Dushanbe')::date from counted
      on conflict (ad_id, day) do update set views = ad_view_days.views + 1
    )
    update ads set views = views + 1 from counted where ads.id = counted.ad_id`);
}
