import { acceptsAd, toCriteria, toSearchFilters } from '@bozor/form-engine/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SEARCH_KEYS, SORTS, type Sort } from '../../app/contract/index.ts';
import {
  findCatalogue,
  keptKeys,
  type Catalogue,
} from '../../app/server/modules/search-index/index.ts';
import {
  arbitraryFilters,
  pageOf,
  publishWorld,
  searcher,
  type Place,
  type WorldAd,
} from './search-world.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Searches asked, each page by page; `FUZZ_RUNS` asks for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const ADS_A_SUBCATEGORY = 14;

let server: TestApp;
let world: readonly WorldAd[];
let catalogue: Catalogue;

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
  world = await publishWorld(server.database.db, ADS_A_SUBCATEGORY);
  catalogue = await findCatalogue(server.database.db);
}, 60_000);
afterAll(() => server.close());

function arbitraryPlace(): fc.Arbitrary<Place> {
  const { categories } = catalogue;
  const all = categories.flatMap(({ subcategories }) => subcategories);
  // Few have salaries and other ranges: they are asked more often.
  const wide = categories.flatMap((category) =>
    category.subcategories.filter(({ id }) => {
      const columns = keptKeys(catalogue, category).get(id)?.columns.values() ?? [];
      return Array.from(columns).some(({ second }) => second !== null);
    }),
  );
  const idOf = ({ id }: { readonly id: string }) => ({ subcategory_id: id });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...all).map(idOf) },
    { weight: 2, arbitrary: fc.constantFrom(...wide).map(idOf) },
    { weight: 3, arbitrary: fc.constantFrom(...categories).map(({ id }) => ({ category_id: id })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

function adsOf({ category_id, subcategory_id }: Place): readonly WorldAd[] {
  return world.filter(
    (ad) =>
      (category_id === undefined || ad.categoryId === category_id) &&
      (subcategory_id === undefined || ad.subcategoryId === subcategory_id),
  );
}

const arbitrarySearch = () =>
  arbitraryPlace().chain((place) => {
    const plan = pageOf(catalogue, place);
    return fc.record({
      place: fc.constant(place),
      filters: arbitraryFilters(plan, adsOf(place)),
      sort: fc.constantFrom(...SORTS),
      // Few pages of many: of the whole site there are a thousand ads.
      limit: Object.keys(place).length === 0 ? fc.constant(100) : fc.integer({ min: 7, max: 40 }),
    });
  });

describe('a search', () => {
  test('finds exactly the ads that the definitions’ meaning accepts, each once and in order', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(arbitrarySearch(), async ({ place, filters, sort, limit }) => {
        const plan = pageOf(catalogue, place);
        const criteria = toCriteria(plan, filters);
        const expected = adsOf(place).filter(({ payload }) => acceptsAd(criteria, payload));
        const body = [...toSearchFilters(plan, filters), { key: SEARCH_KEYS.sort, value: sort }];

        const pages = await allPages({ ...place, limit }, body);
        const ids = pages.flat();
        expect(ids.toSorted(ascending)).toEqual(expected.map(({ id }) => id).toSorted(ascending));
        expect(await searcher(server).count(place, body)).toBe(expected.length);
        expectOrder(
          pages.map((page) => page.flatMap((id) => world.find((ad) => ad.id === id) ?? [])),
          sort,
          limit,
        );
        found += Math.sign(expected.length);
      }),
      { numRuns: RUNS },
    );
    expect(found / RUNS).toBeGreaterThan(0.5);
  }, 120_000);
});

async function allPages(
  query: object,
  filters: Parameters<ReturnType<typeof searcher>['page']>[1],
) {
  const pages: number[][] = [];
  let cursor: string | null = null;
  do {
    const page = await searcher(server).page(
      { ...query, ...(cursor === null ? {} : { cursor }) },
      filters,
    );
    pages.push(page.advertisements.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor !== null);
  return pages;
}

function expectOrder(pages: readonly (readonly WorldAd[])[], sort: Sort, limit: number): void {
  const all = pages.flat();
  if (sort !== 'relevant') {
    expect(all.map(({ id }) => id)).toEqual(all.toSorted(ORDERS[sort]).map(({ id }) => id));
    return;
  }
  const premium = all.filter(({ level }) => level === 'PREMIUM');
  const others = all.filter(({ level }) => level !== 'PREMIUM');
  for (const part of [premium, others]) {
    expect(part.map(({ id }) => id)).toEqual(part.toSorted(ORDERS.newest).map(({ id }) => id));
  }
  const slots = Math.floor((limit * 3) / 20);
  let rest = others.length;
  for (const page of pages) {
    const count = page.filter(({ level }) => level === 'PREMIUM').length;
    expect(page.slice(0, count).every(({ level }) => level === 'PREMIUM')).toBe(true);
    rest -= page.length - count;
    // More of them only when nothing else was left.
    if (count > slots) expect(rest).toBe(0);
  }
}

const ascending = (a: number, b: number): number => a - b;
const newest = (a: WorldAd, b: WorldAd): number => b.publishedAt - a.publishedAt || b.id - a.id;

function byPrice(way: 1 | -1) {
  return (a: WorldAd, b: WorldAd): number => {
    if (a.priceDirams === null || b.priceDirams === null) {
      if (a.priceDirams === b.priceDirams) return newest(a, b);
      return a.priceDirams === null ? 1 : -1;
    }
    return way * (a.priceDirams - b.priceDirams) || way * (a.id - b.id);
  };
}

const ORDERS = { newest, price_asc: byPrice(1), price_desc: byPrice(-1) } as const;
