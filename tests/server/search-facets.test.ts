import type { Payload } from '@bozor/form-engine';
import { toSearchFilters } from '@bozor/form-engine/search';
import { validate } from '@bozor/form-engine/validate';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { routes, SearchFacets, type SearchBody } from '../../app/contract/index.ts';
import { findCatalogue, type Catalogue } from '../../app/server/modules/search-index/index.ts';
import { askSearch } from '../../app/server/modules/search/ask-search.ts';
import { createSqlIndex } from '../../app/server/modules/search/rows/create-sql-index.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../law-runs.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import {
  arbitraryFilters,
  pageOf,
  publishWorld,
  searcher,
  type Scope,
  type WorldAd,
} from './world/search-world.ts';

let server: TestApp;
let world: readonly WorldAd[];
let catalogue: Catalogue;

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
  world = await publishWorld(server.database.db, 12);
  catalogue = await findCatalogue(server.database.db);
}, 60_000);
afterAll(() => server.close());

const arbitrarySearch = () =>
  fc
    .oneof(
      fc
        .constantFrom(...catalogue.categories.flatMap(({ subcategories }) => subcategories))
        .map(({ id }): Scope => ({ subcategory_id: id })),
      fc.constantFrom(...catalogue.categories).map(({ id }): Scope => ({ category_id: id })),
      fc.constant<Scope>({}),
    )
    .chain((scope) =>
      fc.record({
        scope: fc.constant(scope),
        filters: arbitraryFilters(
          pageOf(catalogue, scope),
          world.filter(
            (ad) =>
              (scope.category_id ?? ad.categoryId) === ad.categoryId &&
              (scope.subcategory_id ?? ad.subcategoryId) === ad.subcategoryId,
          ),
        ),
        pick: fc.nat(),
      }),
    );

/** Options beside a chosen one that an ad has as its only choice. */
const besideOnlyChoice = Array.from(
  { length: 40 },
  (_, pick): [{ scope: Scope; filters: Payload; pick: number }] => [
    {
      scope: { subcategory_id: 'services.prochie-uslugi' },
      filters: { price_kind: ['ot'] },
      pick,
    },
  ],
);

test(
  'choosing an option finds exactly as many ads as its facet counts',
  async () => {
    const search = searcher(server);
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(arbitrarySearch(), async ({ scope, filters, pick }) => {
        const plan = pageOf(catalogue, scope);
        const body = { filters: [...toSearchFilters(plan, filters)] };
        const answer = await search.ask(routes.searchFacets.path, scope, body);
        const { count, facets } = SearchFacets.parse(answer.json());
        expect(count).toBe(await search.count(scope, body.filters));

        const offered = plan.fields.flatMap(({ key, options }) => {
          const facet = facets.find((one) => one.key === key);
          return facet === undefined ? [] : options.map(({ value }) => ({ key, value, facet }));
        });
        const option = offered[pick % Math.max(offered.length, 1)];
        if (option === undefined) return;
        const { key, value, facet } = option;
        const below = childrenOf(plan, key);
        const others = Object.fromEntries(
          Object.entries(filters).filter(([other]) => other !== key && !below.has(other)),
        );
        const before = filters[key];
        const areBoxes = plan.fields.some(
          (field) => field.key === key && field.type === 'CHECKBOX',
        );
        const list = areBoxes && Array.isArray(before) ? [...new Set([...before, value])] : [value];
        const isList = !Object.hasOwn(validate(plan, { [key]: list }).faults, key);
        const { payload } = validate(plan, { ...others, [key]: isList ? list : value });
        const chosen = await search.count(scope, [...toSearchFilters(plan, payload)]);
        const counted = facet.options.find((one) => one.value === String(value))?.count ?? 0;
        expect(counted, `${key} = ${String(value)}`).toBe(chosen);
        tried += Math.sign(chosen);
      }),
      { numRuns: LAW_RUNS + besideOnlyChoice.length, examples: besideOnlyChoice },
    );
    expect(tried / LAW_RUNS).toBeGreaterThan(0.1);
  },
  LAW_TIMEOUT_MS,
);

function childrenOf(plan: ReturnType<typeof pageOf>, key: string): ReadonlySet<string> {
  const found = new Set([key]);
  for (const field of plan.fields) {
    const parent = field.parent === null ? undefined : plan.fields[field.parent];
    if (parent !== undefined && found.has(parent.key)) found.add(field.key);
  }
  found.delete(key);
  return found;
}

test('an option that no ad has is absent, and the commonest is first', async () => {
  const answer = await searcher(server).ask(
    routes.searchFacets.path,
    { category_id: 'cars' },
    { filters: [] },
  );
  const { count, facets } = SearchFacets.parse(answer.json());
  expect(count).toBe(world.filter(({ categoryId }) => categoryId === 'cars').length);
  expect(facets.map(({ key }) => key)).toContain('city');
  for (const { options } of facets) {
    const counts = options.map((option) => option.count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

test('by SQL, the options of too many filtered ads are not counted, those of a whole scope are', async () => {
  const { db } = server.database;
  await db.execute(sql`
    insert into ad_search (id, sub, cat, price, published, level, tags)
    select id + copy * 10000, sub, cat, price, published, level, array[]::int[]
    from ad_search, generate_series(1, 400) copy where cat = 1`);
  const count = async (filters: SearchBody['filters']) => {
    const asked = await askSearch(db, {
      search: { category_id: 'cars', limit: 20 },
      body: { filters },
    });
    return createSqlIndex(db).countOptions(asked, ['city']);
  };
  expect(await count([])).not.toEqual([]);
  expect(await count([{ key: 'price', value: { min: 1, max: null } }])).toBeNull();
});
