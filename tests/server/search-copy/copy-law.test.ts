import { toSearchFilters } from '@bozor/form-engine/search';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SEARCH_KEYS, SORTS } from '../../../app/contract/index.ts';
import { ads } from '../../../app/server/db/schema.ts';
import {
  findCatalogue,
  removeSearchRow,
  writeSearchRow,
  type Catalogue,
} from '../../../app/server/modules/search-index/index.ts';
import type { AdIndex, AskedSearch } from '../../../app/server/modules/search/ad-index.ts';
import { askSearch } from '../../../app/server/modules/search/ask-search.ts';
import { createCopyIndex } from '../../../app/server/modules/search/copy/create-copy-index.ts';
import { followIndex } from '../../../app/server/modules/search/copy/follow-index.ts';
import { createSqlIndex } from '../../../app/server/modules/search/rows/create-sql-index.ts';
import type { Position } from '../../../app/server/modules/search/rows/search-order.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../../law-runs.ts';
import { openTestDatabaseOf, type TestDatabase } from '../database/test-database.ts';
import { aboutTopic, arbitraryTopic } from '../world/arbitrary-topic.ts';
import {
  arbitraryFilters,
  pageOf,
  publishWorld,
  type Scope,
  type WorldAd,
} from '../world/search-world.ts';

let database: TestDatabase;
let world: readonly WorldAd[];
/** Texts of the ads, by id. */
let texts: ReadonlyMap<number, string>;
let catalogue: Catalogue;
let follower: ReturnType<typeof followIndex>;

beforeAll(async () => {
  database = await openTestDatabaseOf('fixtures');
  world = await publishWorld(database.db, 10);
  const stored = await database.db.select().from(ads);
  texts = new Map(
    stored.map(({ id, title, description }) => [id, `${title} ${description ?? ''}`]),
  );
  catalogue = await findCatalogue(database.db);
  follower = followIndex(database.db);
  await follower.fill();
}, 60_000);
afterAll(() => database.close());

const arbitraryScope = (): fc.Arbitrary<Scope> => {
  const { categories } = catalogue;
  const all = categories.flatMap(({ subcategories }) => subcategories);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...all).map(({ id }) => ({ subcategory_id: id })) },
    { weight: 2, arbitrary: fc.constantFrom(...categories).map(({ id }) => ({ category_id: id })) },
    { weight: 2, arbitrary: fc.constant({}) },
  );
};

/** A few words of some ad, or numbers and a place that a query is read for. */
const arbitraryQuery = (near: readonly WorldAd[]) =>
  fc
    .tuple(
      fc.constantFrom(...(near.length > 0 ? near : world)),
      fc.integer({ min: 1, max: 2 }),
      fc.nat(),
      fc.constantFrom('', '', '', ' душанбе', ' до 5000', ' 2 комнаты'),
    )
    .map(([{ id }, count, from, more]) => {
      const words = (texts.get(id) ?? '').split(/\s+/).slice(0, 12);
      const start = from % words.length;
      return (
        words
          .slice(start, start + count)
          .join(' ')
          .slice(0, 60) + more
      );
    });

const arbitrarySearch = () =>
  arbitraryScope().chain((scope) => {
    const plan = pageOf(catalogue, scope);
    const near = world.filter(
      (ad) =>
        (scope.category_id ?? ad.categoryId) === ad.categoryId &&
        (scope.subcategory_id ?? ad.subcategoryId) === ad.subcategoryId,
    );
    return fc.record({
      scope: fc.constant(scope),
      filters: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 2, arbitrary: arbitraryFilters(plan, near) },
      ),
      query: fc.option(arbitraryQuery(near), { nil: undefined }),
      sort: fc.constantFrom(...SORTS),
      ownSort: fc.nat(),
      promotion: fc.constantFrom(null, null, null, null, null, 'BASIC', 'VIP', 'PREMIUM'),
      understanding: fc.constantFrom('filters' as const, 'words' as const),
      limit: fc.integer({ min: 2, max: 30 }),
      topic: arbitraryTopic(catalogue),
      /** Ads that are hidden or published before the search, by their index. */
      changes: fc.array(fc.nat(), { maxLength: 4 }),
    });
  });

type Search = ReturnType<typeof arbitrarySearch> extends fc.Arbitrary<infer One> ? One : never;

async function ask({ scope, filters, query, sort, ownSort, promotion, understanding }: Search) {
  const ofPage = [...toSearchFilters(pageOf(catalogue, scope), filters)];
  const askWith = (sortId: string) =>
    askSearch(
      database.db,
      {
        search: { ...scope, ...(query === undefined ? {} : { query }), limit: 20 },
        body: {
          filters: [
            ...ofPage,
            { key: SEARCH_KEYS.sort, value: sortId },
            ...(promotion === null ? [] : [{ key: SEARCH_KEYS.promotion, value: promotion }]),
          ],
        },
      },
      { understanding },
    );
  const asked = await askWith(sort);
  const own = asked.ownSorts[ownSort % (asked.ownSorts.length * 2 || 1)];
  return own === undefined ? asked : askWith(own.id);
}

/** Publishes the ad when it is hidden, and hides it otherwise: what the product's changes do. */
async function toggle(id: number): Promise<void> {
  await database.db.transaction(async (transaction) => {
    const [ad] = await transaction.select().from(ads).where(eq(ads.id, id));
    if (ad === undefined) throw new Error('The world has the ad.');
    const status = ad.status === 'PUBLISHED' ? 'HIDDEN' : 'PUBLISHED';
    await transaction.update(ads).set({ status }).where(eq(ads.id, id));
    if (status === 'HIDDEN') await removeSearchRow(transaction, id);
    else await writeSearchRow(transaction, ad);
  });
}

async function allPages(index: AdIndex, asked: AskedSearch, limit: number) {
  const pages: unknown[] = [];
  let positions: readonly Position[] = asked.order.streams.map(() => null);
  for (let isMore = true; isMore;) {
    const rows = await index.findRows(asked, { positions, limit });
    const plain = rows.map(({ id, value, stream }) => ({ id, value: Number(value), stream }));
    const byStream = positions.map((_, index) => plain.filter(({ stream }) => stream === index));
    pages.push(byStream);
    positions = positions.map((position, index) => {
      const last = byStream[index]?.at(-1);
      return last === undefined ? position : [last.value, last.id];
    });
    // A few pages of long lists.
    isMore = rows.length > 0 && pages.length < 6;
  }
  return pages;
}

async function countedOptions(index: AdIndex, asked: AskedSearch) {
  const counts = (await index.countOptions(asked, [...asked.plan.keys])) ?? [];
  return counts
    .map(({ key, value, part, count }) => JSON.stringify([key, value, part, count]))
    .toSorted();
}

/** Compares the copy with the database; returns the number of ads of the search. */
async function expectAlike(asked: AskedSearch, limit: number): Promise<number> {
  const sqlIndex = createSqlIndex(database.db);
  const { copy } = await follower.find();
  if (copy === null) throw new Error('The copy is filled.');
  const copied = createCopyIndex(copy);
  const count = await sqlIndex.count(asked);
  expect(await copied.count(asked)).toBe(count);
  expect(await allPages(copied, asked, limit)).toEqual(await allPages(sqlIndex, asked, limit));
  expect((await copied.findIds(asked, () => null)).toSorted()).toEqual(
    (await sqlIndex.findIds(asked, () => null)).toSorted(),
  );
  expect(await countedOptions(copied, asked)).toEqual(await countedOptions(sqlIndex, asked));
  return count;
}

/** Number of ads that only the topic of a search excludes. */
async function excludedBy(asked: AskedSearch, count: number): Promise<number> {
  return (await createSqlIndex(database.db).count({ ...asked, topic: null })) - count;
}

describe('the copy of the index', () => {
  test(
    'answers every search as the database does, whatever was published and hidden before',
    async () => {
      let found = 0;
      let ranked = 0;
      let narrowed = 0;
      await fc.assert(
        fc.asyncProperty(arbitrarySearch(), async (search) => {
          for (const change of search.changes) {
            await toggle(world[change % world.length]?.id ?? 0);
          }
          const asked = aboutTopic(await ask(search), search.topic);
          const count = await expectAlike(asked, search.limit);
          // The same search once more: what is kept of it must not outlive a change of its ads.
          const [changed] = await createSqlIndex(database.db).findIds(asked, () => null);
          if (changed !== undefined) await toggle(changed);
          const left = changed === undefined ? 0 : count - 1;
          expect(await expectAlike(asked, search.limit)).toBe(left);
          found += Math.sign(count);
          if (asked.meant !== null) ranked += Math.sign(count);
          if (asked.topic !== null) narrowed += await excludedBy(asked, left);
        }),
      );
      expect(found / LAW_RUNS).toBeGreaterThan(0.4);
      expect(ranked).toBeGreaterThan(0);
      expect(narrowed).toBeGreaterThan(0);
    },
    LAW_TIMEOUT_MS,
  );
});
