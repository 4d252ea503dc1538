import { sql } from 'drizzle-orm';

import { DELETED_DAYS } from '../../../../contract/index.ts';
import type { Database } from '../../../db/open-database.ts';

/** Maximum number of ads per run; the rest waits for the next one. */
const BATCH = 1_000;

/**
 * Erases the content of ads that were deleted thirty days ago. The row remains, so that their
 * addresses answer 410, but in no list of favourites; their pictures are then in no ad and are deleted with the unused uploads.
 */
export async function eraseDeletedAds(db: Database): Promise<void> {
  await db.execute(sql`
    with erased as (
      update ads set
        title = '', description = null, facts = null, key_facts = null,
        company = null, price_dirams = null,
        area_price_dirams = null, price_text = null, city = null, latitude = null,
        longitude = null, address = null, images = '[]', attrs = '{}', characteristics = '[]',
        description_fields = '[]', imei = null, close_reason = null,
        status_before = null, status_at = null
      where id in (
        select id from ads
        where status = 'DELETED' and status_at <= now() - make_interval(days => ${DELETED_DAYS})
        limit ${BATCH}
        for update skip locked
      )
      returning id
    ), unliked as (
      delete from favorites where ad_id in (select id from erased)
    ), unnoted as (
      delete from notifications where ad_id in (select id from erased)
    ), uncompared as (
      delete from comparisons where ad_id in (select id from erased)
    ), unpriced as (
      delete from price_changes where ad_id in (select id from erased)
    ), uncounted as (
      delete from ad_view_days where ad_id in (select id from erased)
    ), settled as (
      delete from complaints where ad_id in (select id from erased)
    )
    delete from ad_views where ad_id in (select id from erased)`);
}
