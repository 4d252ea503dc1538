import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ads } from '../../app/server/db/schema.ts';
import { askSearch } from '../../app/server/modules/search/ask-search.ts';
import { readStreams } from '../../app/server/modules/search/rows/read-streams.ts';
import { readEachTier } from '../../app/server/modules/search/rows/read-tiers.ts';
import { toConditions } from '../../app/server/modules/search/to-conditions.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../law-runs.ts';
import { openTestDatabaseOf, type TestDatabase } from './database/test-database.ts';
import { publishWorld } from './world/search-world.ts';

let database: TestDatabase;
let titles: readonly string[];

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  await publishWorld(database.db, 6);
  titles = (await database.db.select({ title: ads.title }).from(ads)).map(({ title }) => title);
}, 60_000);
afterAll(() => database.close());

const arbitraryQuery = () =>
  fc
    .tuple(fc.constantFrom(...titles), fc.integer({ min: 1, max: 2 }), fc.nat())
    .map(([title, count, from]) => {
      const words = title.split(/\s+/);
      const start = from % words.length;
      return words.slice(start, start + count).join(' ');
    });

test(
  'tiers that are read one after another have the rows and the order of one sort of all',
  async () => {
    const { db } = database;
    let ranked = 0;
    await fc.assert(
      fc.asyncProperty(
        arbitraryQuery(),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        async (query, cut, limit) => {
          const asked = await askSearch(
            db,
            { search: { query, limit: 20 }, body: { filters: [] } },
            { understanding: 'words' },
          );
          const { order } = asked;
          const conditions = await toConditions(db, asked);
          if (conditions === null || order.tiers === undefined) return;
          const starts = order.streams.map(() => null);
          const all = await readStreams(db, {
            conditions,
            order,
            positions: starts,
            limit: 10_000,
          });
          const streams = starts.map((_, index) => all.filter(({ stream }) => stream === index));
          const cuts = streams.map((rows) => (rows.length === 0 ? 0 : cut % (rows.length + 1)));
          const positions = streams.map((rows, index) => {
            const last = rows[(cuts[index] ?? 0) - 1];
            return last === undefined ? null : ([Number(last.value), last.id] as const);
          });
          const read = await readEachTier(db, { conditions, order, positions, limit }, order.tiers);
          const expected = streams.flatMap((rows, index) => {
            const from = cuts[index] ?? 0;
            return rows.slice(from, from + limit);
          });
          expect(read).toEqual(expected);
          ranked += Math.sign(expected.length);
        },
      ),
    );
    expect(ranked / LAW_RUNS).toBeGreaterThan(0.4);
  },
  LAW_TIMEOUT_MS,
);
