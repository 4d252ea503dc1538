import { sql } from 'drizzle-orm';

import { STATISTICS_DAYS } from '../../../contract/index.ts';
import type { Database } from '../open-database.ts';

/**
 * Stores the views of all ads by day, for the charts of their sellers: those of `ads.views`, more
 * on the first days, no two days alike. Days before the chart are counted, not stored.
 *
 * @param now The day before it, in Dushanbe, is the last with views.
 */
export async function storeViewDays(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ad_view_days (ad_id, day, views)
    select ad_id, day, views from (
      select ad_id, day, last, floor(views * until / whole) - floor(views * before / whole) as views
      from (
        select *,
          sum(weight) over days as until,
          sum(weight) over days - weight as before,
          sum(weight) over (partition by ad_id) as whole
        from (
          select id as ad_id, views, last, first + n as day,
            (3 + hashint4(id * 61 + n) % 3)::numeric / (4 + n) as weight
          from (
            select id, views,
              (published_at at time zone 'Asia/Dushanbe')::date as first,
              (${now.toISOString()}::timestamptz at time zone 'Asia/Dushanbe')::date - 1 as last
            from ads where views > 0 and status = 'PUBLISHED'
          ) seen, generate_series(0, greatest(0, last - first)) n
        ) weighed
        window days as (partition by ad_id order by day rows unbounded preceding)
      ) summed
    ) shared
    where views > 0 and day > last - ${STATISTICS_DAYS}::int`);
}
