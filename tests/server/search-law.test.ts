import { meetsCriteria, toCriteria, toSearchFilters } from '@bozor/form-engine/search';
import { arbitraryValues } from '@bozor/form-engine/testing';
import { validate } from '@bozor/form-engine/validate';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routes, SEARCH_KEYS, SEARCH_OPTIONS, SORTS, type Sort } from '../../app/contract/index.ts';
import {
  findCatalogue,
  keptKeys,
  type Catalogue,
} from '../../app/server/modules/search-index/index.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../law-runs.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import {
  arbitraryFilters,
  isStorableJson,
  pageOf,
  publishWorld,
  searcher,
  type Scope,
  type WorldAd,
} from './world/search-world.ts';

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

function arbitraryScope(): fc.Arbitrary<Scope> {
  const { categories } = catalogue;
  const all = categories.flatMap(({ subcategories }) => subcategories);
  // Few ads have salaries and other ranges: these are requested more often.
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

function adsOf({ category_id, subcategory_id }: Scope): readonly WorldAd[] {
  return world.filter(
    (ad) =>
      (category_id === undefined || ad.categoryId === category_id) &&
      (subcategory_id === undefined || ad.subcategoryId === subcategory_id),
  );
}

const arbitrarySearch = () =>
  arbitraryScope().chain((scope) => {
    const plan = pageOf(catalogue, scope);
    return fc.record({
      scope: fc.constant(scope),
      filters: arbitraryFilters(plan, adsOf(scope)),
      sort: fc.constantFrom(...SORTS),
      // A limit of 100 for the whole site, which has a thousand ads: fewer pages.
      limit: Object.keys(scope).length === 0 ? fc.constant(100) : fc.integer({ min: 7, max: 40 }),
    });
  });

test('every number, day and location that a recorded page searches has its own column', () => {
  for (const category of catalogue.categories) {
    for (const [id, { keys, columns }] of keptKeys(catalogue, category)) {
      const measured = keys.filter(
        ({ key, as }) => key !== 'price' && as !== 'choice' && as !== 'words',
      );
      expect(
        measured.filter(({ key }) => !columns.has(key)),
        id,
      ).toEqual([]);
      const slots = Array.from(columns.values()).flatMap(({ first, second }) => [
        first,
        second ?? [],
      ]);
      expect(new Set(slots.flat()).size, id).toBe(slots.flat().length);
    }
  }
});

describe('a search', () => {
  test(
    'finds exactly the ads that the definitions accept, without duplicates and in order',
    async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(arbitrarySearch(), async ({ scope, filters, sort, limit }) => {
          const plan = pageOf(catalogue, scope);
          const criteria = toCriteria(plan, filters, SEARCH_OPTIONS);
          const expected = adsOf(scope).filter(({ payload }) => meetsCriteria(criteria, payload));
          const body = [...toSearchFilters(plan, filters), { key: SEARCH_KEYS.sort, value: sort }];

          const pages = await allPages({ ...scope, limit }, body);
          const ids = pages.flat();
          expect(ids.toSorted(ascending)).toEqual(expected.map(({ id }) => id).toSorted(ascending));
          expect(await searcher(server).count(scope, body)).toBe(expected.length);
          const ads = pages.map((page) => page.flatMap((id) => world.filter((ad) => ad.id === id)));
          expect(disorder(ads, sort, limit)).toEqual([]);
          found += Math.sign(expected.length);
        }),
      );
      expect(found / LAW_RUNS).toBeGreaterThan(0.5);
    },
    LAW_TIMEOUT_MS,
  );

  test(
    'is answered, or refused by the keys that its page finds fault with, for any filters',
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryClaim(), async ({ scope, claim }) => {
          const filters = Object.entries(claim).map(([key, value]) => ({ key, value }));
          const answer = await searcher(server).ask(routes.search.path, scope, { filters });
          // A record schema would lose the key `__proto__`.
          const { error }: Refused = JSON.parse(answer.body);
          const { faults } = validate(pageOf(catalogue, scope), claim);
          const faulty = Object.keys(faults).filter((key) => faults[key]?.code !== 'field.hidden');
          const refused = Object.keys(error?.fields ?? {});
          expect(error?.code).toBe(faulty.length === 0 ? undefined : 'search.invalid');
          expect(refused.toSorted()).toEqual(faulty.toSorted());
          expect(answer.statusCode).toBe(faulty.length === 0 ? 200 : 422);
        }),
        { numRuns: LAW_RUNS / 2 },
      );
    },
    LAW_TIMEOUT_MS,
  );
});

interface Refused {
  readonly error?: { readonly code: string; readonly fields?: Readonly<Record<string, unknown>> };
}

/** Bounds that no column of the database can hold. */
const EXTREMES = [
  { min: 1e308, max: null },
  { min: null, max: -1e308 },
  { min: 9_007_199_254_740_992, max: 1e300 },
  { min: 0.001, max: 5e-324 },
] as const;

function arbitraryClaim() {
  return arbitraryScope().chain((scope) => {
    const plan = pageOf(catalogue, scope);
    return fc
      .tuple(arbitraryValues(plan), fc.subarray([...plan.keys]), fc.constantFrom(...EXTREMES))
      .map(([claim, keys, extreme]) => ({
        scope,
        claim: Object.fromEntries(
          Object.entries({ ...claim, ...Object.fromEntries(keys.map((key) => [key, extreme])) })
            .filter(([key, json]) => key !== '' && isStorableJson(json))
            .slice(0, FILTERS),
        ),
      }));
  });
}

/** The maximum of one search. */
const FILTERS = 40;

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

/** Returns the faults in the order of a search's pages; empty without faults. */
function disorder(pages: Pages, sort: Sort, limit: number): readonly string[] {
  if (sort !== 'relevant') return isInOrder(pages.flat(), sort) ? [] : [`not by ${sort}`];
  const isPremium = ({ level }: WorldAd) => level === 'PREMIUM';
  const parts = Object.values(Object.groupBy(pages.flat(), (ad) => String(isPremium(ad))));
  const slots = Math.floor((limit * 3) / 20);
  const mixed = pages.filter((page, index) => {
    const count = page.filter(isPremium).length;
    const isRestLeft = pages
      .slice(index + 1)
      .flat()
      .some((ad) => !isPremium(ad));
    // More of them only when no other ads remain.
    return !page.slice(0, count).every(isPremium) || (count > slots && isRestLeft);
  });
  return [
    ...parts.filter((part = []) => !isInOrder(part, 'newest')).map(() => 'a part is not by newest'),
    ...mixed.map((page) => `slots: ${page.map(({ level }) => level).join(' ')}`),
  ];
}

type Pages = readonly (readonly WorldAd[])[];

function isInOrder(ads: readonly WorldAd[], sort: keyof typeof ORDERS): boolean {
  return ads.toSorted(ORDERS[sort]).every((ad, index) => ad === ads[index]);
}

const ascending = (a: number, b: number): number => a - b;
const newest = (a: WorldAd, b: WorldAd): number => b.publishedAt - a.publishedAt || b.id - a.id;

function byPrice(sign: 1 | -1) {
  return (a: WorldAd, b: WorldAd): number => {
    if (a.priceDirams === null || b.priceDirams === null) {
      if (a.priceDirams === b.priceDirams) return b.id - a.id;
      return a.priceDirams === null ? 1 : -1;
    }
    return sign * (a.priceDirams - b.priceDirams) || sign * (a.id - b.id);
  };
}

const ORDERS = { newest, price_asc: byPrice(1), price_desc: byPrice(-1) } as const;
