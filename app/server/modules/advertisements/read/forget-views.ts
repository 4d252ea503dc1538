import { lt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { adViewDays, adViewNetworks, adViews, phoneViews } from '../../../db/view-schema.ts';

/** The days of views are those of Dushanbe. */
const TODAY = sql`(now() at time zone 'Asia/Dushanbe')::date`;

/** Deletes what no count needs: views after 90 days, networks and phones of a day after two. */
export async function forgetViews(db: Database): Promise<void> {
  await db.delete(adViews).where(lt(adViews.seenAt, sql`now() - interval '90 days'`));
  await db.delete(adViewNetworks).where(lt(adViewNetworks.seenAt, sql`now() - interval '2 days'`));
  await db.delete(adViewDays).where(lt(adViewDays.day, sql`${TODAY} - 90`));
  await db.delete(phoneViews).where(lt(phoneViews.day, sql`${TODAY} - 2`));
}
