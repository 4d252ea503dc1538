import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { ads, searchIndex } from '../../../app/server/db/schema.ts';
import { joinCalls } from '../../../app/server/join-calls.ts';
import {
  rebuildSearchIndex,
  removeSearchRow,
} from '../../../app/server/modules/search-index/index.ts';
import { askSearch } from '../../../app/server/modules/search/ask-search.ts';
import { createCopyIndex } from '../../../app/server/modules/search/copy/create-copy-index.ts';
import { fillCopy } from '../../../app/server/modules/search/copy/fill-copy.ts';
import {
  followIndex,
  type IndexFollower,
} from '../../../app/server/modules/search/copy/follow-index.ts';
import { readRoom } from '../../../app/server/modules/search/copy/read-index.ts';
import { openTestDatabaseOf, type TestDatabase } from '../database/test-database.ts';
import { publishWorld } from '../world/search-world.ts';

let database: TestDatabase;
let follower: IndexFollower;

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  await publishWorld(database.db, 4);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  follower = followIndex(database.db);
});

/** Hides the first ads of those that are published. */
async function hide(count: number): Promise<void> {
  const found = await database.db
    .select({ id: ads.id })
    .from(ads)
    .where(eq(ads.status, 'PUBLISHED'))
    .limit(count);
  await database.db.transaction(async (transaction) => {
    for (const { id } of found) {
      await transaction.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, id));
      await removeSearchRow(transaction, id);
    }
  });
}

/** Returns the number of ads in the copy and in the database; `null` where the copy is not used. */
async function counts() {
  const { copy } = await follower.find();
  const asked = await askSearch(database.db, { search: { limit: 20 }, body: { filters: [] } });
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ad_search`,
  );
  return {
    copied: copy === null ? null : await createCopyIndex(copy).count(asked),
    stored: rows[0]?.count ?? 0,
  };
}

test('the first search starts the fill and does not wait for it', async () => {
  expect((await counts()).copied).toBeNull();
  await follower.fill();
  const { copied, stored } = await counts();
  expect(copied).toBe(stored);
});

test('what changes during the fill is in the copy', async () => {
  const filled = follower.fill();
  await hide(5);
  await filled;
  const { copied, stored } = await counts();
  expect(copied).toBe(stored);
});

test('a change is seen when its transaction ends, however long it took', async () => {
  await follower.fill();
  const before = await counts();
  await database.db.transaction(async (transaction) => {
    const [ad] = await transaction
      .update(ads)
      .set({ status: 'HIDDEN' })
      .where(sql`id = (select min(id) from ad_search)`)
      .returning();
    await removeSearchRow(transaction, ad?.id ?? 0);
    // A later transaction ends first.
    await database.db.execute(sql`update ads set title = title where id = ${ad?.id ?? 0} + 1`);
    expect((await counts()).copied).toBe(before.stored);
  });
  expect(await counts()).toEqual({ copied: before.stored - 1, stored: before.stored - 1 });
});

test('a copy that is far behind is not used until it has caught up', async () => {
  await follower.fill();
  await hide(120);
  expect((await counts()).copied).toBeNull();
  await follower.fill();
  const { copied, stored } = await counts();
  expect(copied).toBe(stored);
});

test('a copy is made with room: its columns grow neither now nor until a new one is due', async () => {
  const { copy } = await fillCopy(database.db);
  const { ids } = copy.columns();
  expect(copy.slots()).toBeGreaterThan(0);
  const room = await readRoom(database.db);
  expect(ids).toHaveLength(room);
  for (let id = 1_000_000; !copy.isWorn(); id += 1) {
    copy.put({ id, price: null, published: id * 1e7, level: 0, measures: [], tags: [] });
  }
  expect(copy.columns().ids).toBe(ids);
  expect(copy.slots()).toBeLessThan(room);
});

test('a rebuilt index is copied again', async () => {
  await follower.fill();
  await database.db.update(searchIndex).set({ version: 'old' });
  expect(await rebuildSearchIndex(database.db)).toBeGreaterThan(0);
  expect((await counts()).copied).toBeNull();
  await follower.fill();
  const { copied, stored } = await counts();
  expect(copied).toBe(stored);
});

test('calls that come during a run share one that begins after it', async () => {
  const runs: PromiseWithResolvers<number>[] = [];
  const call = joinCalls(() => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  });
  const first = call();
  const [second, third] = [call(), call()];
  expect(runs.length).toBe(1);
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  const fourth = call();
  runs[2]?.resolve(3);
  expect(await fourth).toBe(3);
});
