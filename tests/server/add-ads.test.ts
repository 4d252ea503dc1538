import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addAds } from '../../app/server/db/seed/add-ads.ts';
import { readSeedArguments } from '../../app/server/seed/read-seed-arguments.ts';
import { MARKET_TIME, openTestMarket, type TestDatabase } from './database/test-database.ts';

let database: TestDatabase;
let seeded: number;

beforeAll(async () => {
  database = await openTestMarket();
  seeded = await indexed();
}, 120_000);
afterAll(() => database.close());

async function indexed(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ad_search`,
  );
  return rows[0]?.count ?? 0;
}

const add = (target: number, signal = new AbortController().signal) =>
  addAds(database.db, {
    folder: 'fixtures',
    target,
    now: MARKET_TIME,
    onProgress: () => undefined,
    signal,
  });

test('more ads are indexed, differ from the first, and are not made twice', async () => {
  // More than one round, in which forms refuse some ads.
  const target = seeded + 2_500;
  expect(await add(target)).toBe(target);
  expect(await indexed()).toBe(target);
  const { rows } = await database.db.execute<{ same: number }>(sql`
    select count(*)::int as same from (
      select title, attrs, description from ads where status = 'PUBLISHED'
      group by 1, 2, 3 having count(*) > 1) repeated`);
  expect(rows[0]?.same).toBeLessThan(25);
  expect(await add(target)).toBe(target);
  expect(await indexed()).toBe(target);
}, 60_000);

test('a stopped one adds nothing more', async () => {
  const before = await indexed();
  expect(await add(before + 100, AbortSignal.abort())).toBe(before);
  expect(await indexed()).toBe(before);
});

test.for([[], ['--ads'], ['--ads', '0'], ['--ads', 'x'], ['--ads', '99999999'], ['5']])(
  'arguments %j are refused with what to write',
  (given) => {
    expect(() => readSeedArguments(given)).toThrow(/--ads N/);
  },
);
