import { eq, inArray, sql } from 'drizzle-orm';

import { readAdFacts } from '../../../../fixtures/ads/read-ad-facts.ts';
import { users } from '../account-schema.ts';
import type { Database } from '../open-database.ts';
import { ads } from '../schema.ts';
import { createSeedMarket } from './seed-ads.ts';
import { storeMoreAds } from './store-ads.ts';

/** What to add. */
export interface MoreAds {
  /** Folder of the fixtures. */
  readonly folder: string;
  /** Number of published ads that the market is to have. */
  readonly target: number;
  /** Reference of the ads' ages. */
  readonly now: Date;
  /** Called after every round with the number of published ads. */
  readonly onProgress: (published: number) => void;
  /** Stops it after the round that it is in. */
  readonly signal: AbortSignal;
}

/**
 * Adds made ads to a seeded market until it has so many published ones. A round is stored whole or
 * not at all: when it is stopped, the next call continues.
 *
 * @returns Number of published ads.
 * @throws When the market was not filled with the made people.
 */
export async function addAds(
  db: Database,
  { folder, target, now, onProgress, signal }: MoreAds,
): Promise<number> {
  const facts = await readAdFacts(folder);
  if (facts === null) throw new Error(`There is no ${folder}/seed, so no ads can be made.`);
  const market = await createSeedMarket(db, facts, now);
  await checkSellers(db, market.sellers);
  let published = await countPublished(db);
  while (published < target && !signal.aborted) {
    const first = await nextIds(db, 1);
    const made = market.makeRound(`${first[0]}/`).filter(({ status }) => status === 'PUBLISHED');
    const round = made.slice(0, target - published);
    const rows = await market.validateFit(round, await nextIds(db, round.length));
    if (rows.length === 0) throw new Error('The forms refuse every made ad. Check the fixtures.');
    await storeMoreAds(db, rows);
    published += rows.length;
    onProgress(published);
  }
  return published;
}

async function checkSellers(
  db: Database,
  sellers: readonly { readonly id: number; readonly name: string }[],
): Promise<void> {
  const stored = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        sellers.map(({ id }) => id),
      ),
    );
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  if (sellers.every(({ id, name }) => names.get(id) === name)) return;
  throw new Error(
    'The market has other people than the made ones, so made ads have no sellers here. ' +
      'Choose a new DATA_DIR or an empty DATABASE_URL.',
  );
}

async function countPublished(db: Database): Promise<number> {
  return db.$count(ads, eq(ads.status, 'PUBLISHED'));
}

/** Takes ids of the table's own sequence: a running server takes others. */
async function nextIds(db: Database, count: number): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('ads', 'id'))::int as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}
