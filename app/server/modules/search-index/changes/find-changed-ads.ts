import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';

/** Number of ads per query: between two queries other calls are handled. */
const BATCH = 2_000;

/** An ad as its title counts. */
export interface AdTitle {
  readonly id: number;
  readonly ownerId: number;
  readonly categoryId: string;
  readonly title: string;
  readonly isPublished: boolean;
}

/**
 * Returns the oldest transaction that may still be open. Every change of an older one is visible to
 * all later queries, so reading from this one on misses nothing, however late a commit comes.
 */
export async function findOldestOpen(db: Database): Promise<string> {
  const { rows } = await db.execute<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The snapshot query returned no row.');
  return row.oldest;
}

const COLUMNS = {
  id: ads.id,
  ownerId: ads.ownerId,
  categoryId: ads.categoryId,
  title: ads.title,
  isPublished: sql<boolean>`${ads.status} = 'PUBLISHED'`,
};

/** Reads the titles of all published ads, in batches, those of one seller after another. */
export async function* readPublishedAds(db: Database): AsyncGenerator<readonly AdTitle[]> {
  let last = { ownerId: 0, id: 0 };
  for (let isMore = true; isMore;) {
    const rows = await db
      .select(COLUMNS)
      .from(ads)
      .where(
        and(
          eq(ads.status, 'PUBLISHED'),
          sql`(${ads.ownerId}, ${ads.id}) > (${last.ownerId}, ${last.id})`,
        ),
      )
      .orderBy(asc(ads.ownerId), asc(ads.id))
      .limit(BATCH);
    yield rows;
    last = rows.at(-1) ?? last;
    isMore = rows.length === BATCH;
  }
}

/**
 * Reads the ads that were changed by a transaction or by a later one, in batches. An ad may come
 * again although nothing changed; one that is deleted as a row does not come, so only ads that are
 * not published may be deleted.
 *
 * @param since Of `findOldestOpen`, asked before the reading that came before.
 */
export async function* readChangedAds(
  db: Database,
  since: string,
): AsyncGenerator<readonly AdTitle[]> {
  let after: SQL = sql`${ads.changedIn} >= ${since}::xid8`;
  for (let isMore = true; isMore;) {
    const rows = await db
      .select({ ...COLUMNS, changedIn: ads.changedIn })
      .from(ads)
      // Later transactions than any here are those of a cluster that the data came from.
      .where(and(after, sql`${ads.changedIn} < pg_snapshot_xmax(pg_current_snapshot())`))
      .orderBy(asc(ads.changedIn), asc(ads.id))
      .limit(BATCH);
    yield rows;
    const last = rows.at(-1);
    isMore = rows.length === BATCH && last !== undefined;
    if (last !== undefined) {
      after = sql`(${ads.changedIn}, ${ads.id}) > (${last.changedIn}::xid8, ${last.id})`;
    }
  }
}
