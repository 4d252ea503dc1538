import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { ads, searchIndex } from '../../db/schema.ts';
import { findCatalogue } from './catalogue.ts';
import { SEARCHED_COLUMNS } from './searched-ad.ts';
import { appendSearchRows } from './write-search-rows.ts';

/** Increase it when the index of an ad changes: every index is then rebuilt. */
const INDEX_VERSION = 3;
/** Number of ads read per statement. */
const BATCH = 1_000;

/**
 * Rebuilds the index from `ads` for this code and the stored definitions; does nothing when it is
 * current. Call it after the definitions are seeded, in one process at a time. Searches use the old
 * index during the rebuild; publishing waits.
 *
 * @returns Number of indexed ads; `null` when there was nothing to do.
 */
export async function rebuildSearchIndex(db: Database): Promise<number | null> {
  const { version: hash } = await findCatalogue(db);
  const version = `${INDEX_VERSION} ${hash}`;
  const [stored] = await db.select({ version: searchIndex.version }).from(searchIndex);
  if (stored?.version === version) return null;

  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`lock table ad_search in share row exclusive mode`);
    await transaction.execute(sql`delete from ad_search`);
    await transaction.execute(sql`delete from filter_tokens`);
    const written = await writeAll(transaction);
    await transaction.execute(sql`analyze ad_search`);
    await transaction
      .insert(searchIndex)
      .values({ version })
      .onConflictDoUpdate({ target: searchIndex.id, set: { version } });
    return written;
  });
}

async function writeAll(db: Database): Promise<number> {
  let written = 0;
  let last = 0;
  for (;;) {
    const batch = await db
      .select(SEARCHED_COLUMNS)
      .from(ads)
      .where(and(eq(ads.status, 'PUBLISHED'), gt(ads.id, last)))
      .orderBy(asc(ads.id))
      .limit(BATCH);
    await appendSearchRows(db, batch);
    written += batch.length;
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return written;
  }
}
