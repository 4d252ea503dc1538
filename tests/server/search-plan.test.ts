import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SORTS, type SearchBody } from '../../app/contract/index.ts';
import { askSearch } from '../../app/server/modules/search/ask-search.ts';
import { chooseWays, type Strategy } from '../../app/server/modules/search/rows/choose-ways.ts';
import { toQuery } from '../../app/server/modules/search/rows/read-streams.ts';
import { toConditions } from '../../app/server/modules/search/to-conditions.ts';
import { openTestDatabaseOf, type TestDatabase } from './database/test-database.ts';
import { publishWorld } from './world/search-world.ts';

const CARS = 'cars.legkovye-avtomobili';
const ROWS = 20_000;

let database: TestDatabase;
/** Filters that some car meets, in two of its values. */
let filters: SearchBody['filters'];

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  const { db } = database;
  const world = await publishWorld(db, 8);
  const cars = world.filter(({ categoryId }) => categoryId === 'cars');
  const copies = Math.ceil(ROWS / cars.length);
  // Copies of the same cars with other times and prices.
  await db.execute(sql`
    insert into ad_search (id, sub, cat, price, published, level, n1, n2, n3, n4, n5, n6, n7, n8, n9, tags)
    select id + copy * 100000, sub, cat, (price * random())::bigint, published + copy * 1000,
      level, n1, n2, n3, n4, n5, n6, n7, n8, n9, tags
    from ad_search, generate_series(1, ${copies}) copy where cat = 1`);
  await db.execute(sql`
    update filter_tokens set df = df * (1 + ${copies}::int) where scope like 'cars.%'`);
  await db.execute(sql`analyze ad_search`);
  const { payload } = world.find((ad) => ad.subcategoryId === CARS && 'make' in ad.payload) ?? {};
  filters = [
    { key: 'make', value: [payload?.['make']] },
    { key: 'mileage', value: { min: null, max: 150_000 } },
  ];
}, 60_000);
afterAll(() => database.close());

interface PlannedSearch {
  readonly query: Readonly<Record<string, string>>;
  readonly filters: SearchBody['filters'];
}

async function explain({ query, filters: requested }: PlannedSearch, given: Strategy | null) {
  const { db } = database;
  const asked = await askSearch(db, {
    search: { limit: 20, ...query },
    body: { filters: requested },
  });
  const conditions = await toConditions(db, asked);
  if (conditions === null) throw new Error('Nothing is found, so there is nothing to explain.');
  const { order } = asked;
  const reading = { conditions, order, positions: order.streams.map(() => null), limit: 21 };
  const ways =
    given === null
      ? await chooseWays(db, conditions, reading.limit)
      : [{ strategy: given, where: null }];
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${toQuery(reading, ways)}`,
  );
  return {
    strategy: ways.map(({ strategy }) => strategy).join(),
    plan: rows.map((row) => row['QUERY PLAN']).join('\n'),
  };
}

const inCars = { subcategory_id: CARS };

describe('a filtered search of twenty thousand ads', () => {
  test.for(SORTS)('scans no partition completely, by %s', async (sort) => {
    for (const some of [filters.slice(0, 1), filters]) {
      const search = { query: inCars, filters: [...some, { key: 'sort', value: sort }] };
      for (const strategy of ['walk', 'sort', null] as const) {
        expect((await explain(search, strategy)).plan).not.toMatch(/Seq Scan on ad_search/);
      }
    }
  });

  test('reads only the partition of its category', async () => {
    const { plan } = await explain({ query: inCars, filters }, null);
    const partitions = new Set(plan.match(/(?<= on )ad_search_[a-z0-9]+(?= )/g));
    expect([...partitions]).toEqual(['ad_search_1']);
  });
});

describe('the strategy of a search', () => {
  test('is a walk without filters, and where nearly all ads match', async () => {
    expect((await explain({ query: inCars, filters: [] }, null)).strategy).toBe('walk');
    const wide = [{ key: 'with_photo', value: true }];
    expect((await explain({ query: inCars, filters: wide }, null)).strategy).toBe('walk');
  });

  test('is a sort where few ads match', async () => {
    const search = { query: { ...inCars, query: 'zu zu' }, filters };
    expect((await explain(search, null)).strategy).toBe('sort');
  });
});

test('the index of each partition keeps the list short that every search reads', async () => {
  const { rows } = await database.db.execute<{ options: string[] | null }>(sql`
    select reloptions as options from pg_class join pg_inherits on inhrelid = pg_class.oid
    where inhparent = 'ad_search_tags'::regclass`);
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ options }) => options?.join()))).toEqual(
    new Set(['gin_pending_list_limit=64']),
  );
});
