import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';

/** The later of its publishing and of its seller's last change of the status. */
const changedAt =
  sql<Date>`greatest(coalesce(${ads.publishedAt}, ${ads.createdAt}), ${ads.statusAt})`.mapWith(
    ads.createdAt,
  );

/** An ad that search engines may list. */
export interface ListedAd {
  readonly id: number;
  readonly changedAt: Date;
}

/** A range of ids: after the first, up to and with the second. */
export type IdRange = readonly [after: number, last: number];

/** The published ads of a range of ids, the last changed first. Reads no row outside the range. */
export async function findListedAds(
  db: Database,
  [after, last]: IdRange,
): Promise<readonly ListedAd[]> {
  return db
    .select({ id: ads.id, changedAt })
    .from(ads)
    .where(and(gt(ads.id, after), lte(ads.id, last), eq(ads.status, 'PUBLISHED')))
    .orderBy(desc(changedAt), desc(ads.id))
    .limit(last - after);
}

/** The largest id of an ad; 0 before the first. */
export async function findLastAdId(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(ads.id) }).from(ads);
  return row?.last ?? 0;
}

/** The last change among the published ads of each range of as many ids, by its number from 0. */
export async function findLastChanges(
  db: Database,
  ids: number,
): Promise<ReadonlyMap<number, Date>> {
  const range = sql<number>`(${ads.id} - 1) / ${sql.raw(String(ids))}`;
  const rows = await db
    .select({ range, last: sql<Date>`max(${changedAt})`.mapWith(ads.createdAt) })
    .from(ads)
    .where(eq(ads.status, 'PUBLISHED'))
    .groupBy(range);
  return new Map(rows.map((row) => [row.range, row.last]));
}

/** The last change among the published ads of each subcategory, by its id. */
export async function findLastChangesBySubcategory(
  db: Database,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ id: ads.subcategoryId, last: sql<Date>`max(${changedAt})`.mapWith(ads.createdAt) })
    .from(ads)
    .where(eq(ads.status, 'PUBLISHED'))
    .groupBy(ads.subcategoryId);
  return new Map(rows.map((row) => [row.id, row.last]));
}
