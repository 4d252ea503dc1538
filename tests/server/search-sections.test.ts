import { toQuery, toSearchFilters } from '@bozor/form-engine/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openFilters } from '../../app/client/features/filters/sync/open-filters.ts';
import { routes, SearchSections, type SearchBody } from '../../app/contract/index.ts';
import { findCatalogue, type Catalogue } from '../../app/server/modules/search-index/index.ts';
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
  world = await publishWorld(server.database.db, 6);
  catalogue = await findCatalogue(server.database.db);
}, 60_000);
afterAll(() => server.close());

async function ask(query: object, filters: SearchBody['filters']): Promise<SearchSections> {
  const answer = await searcher(server).ask(routes.searchSections.path, query, { filters });
  return SearchSections.parse(answer.json());
}

const QUERIES = ['', 'Toyota', 'Душанбе', 'квартира 2 комнаты', 'ремонт', 'от 500', 'жжжщщ'];

/** Each case counts every section of a search: a quarter of the cases of other laws. */
const RUNS = Math.ceil(LAW_RUNS / 4);

/** Sections of an answer as scopes of searches. */
function scopesOf({ categories }: SearchSections): readonly (readonly [Scope, number])[] {
  return categories.flatMap(({ id, count, subcategories }) => [
    [{ category_id: id }, count] as const,
    ...subcategories.map((one) => [{ subcategory_id: one.id }, one.count] as const),
  ]);
}

const arbitrarySearch = () =>
  fc
    .oneof(
      fc.constantFrom(...world).map(({ subcategoryId: id }): Scope => ({ subcategory_id: id })),
      fc.constantFrom(...catalogue.categories).map(({ id }): Scope => ({ category_id: id })),
      fc.constant<Scope>({}),
    )
    .chain((scope) =>
      fc.record({
        scope: fc.constant(scope),
        query: fc.constantFrom(...QUERIES),
        filters: arbitraryFilters(
          pageOf(catalogue, scope),
          world.filter(({ subcategoryId: id }) => (scope.subcategory_id ?? id) === id),
        ),
        pick: fc.nat(),
      }),
    );

test(
  'opening a counted section of a search finds exactly as many ads; those of the whole site are its list',
  async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(arbitrarySearch(), async ({ scope, query, filters, pick }) => {
        const plan = pageOf(catalogue, scope);
        const words = query === '' ? {} : { query };
        const asked = [...toSearchFilters(plan, filters)];
        const sections = await ask({ ...scope, ...words }, asked);
        const isWhole = Object.keys(scope).length === 0;
        const sum = sections.categories.reduce((all, one) => all + one.count, 0);
        const listed = isWhole ? await searcher(server).count(words, asked) : sum;
        expect(sum).toBe(listed);
        const counted = scopesOf(sections);
        const [at, count] = counted[pick % counted.length] ?? [{}, 0];
        // None of the list is there: opened, the section is searched on its own, in its own way.
        if (isWhole && count === 0) return;
        // As the section's page reads them from its address.
        const kept = openFilters(pageOf(catalogue, at)).read(toQuery(plan, filters)).filters;
        const found = await searcher(server).count({ ...at, ...words }, [...kept]);
        expect(count, JSON.stringify(at)).toBe(found);
        tried += Math.sign(found);
      }),
      { numRuns: RUNS },
    );
    expect(tried / RUNS).toBeGreaterThan(0.1);
  },
  LAW_TIMEOUT_MS,
);

test('a search of the whole site counts every category, and the parts of the one that its words mean', async () => {
  const ids = catalogue.categories.map(({ id }) => id);
  const plain = await ask({}, []);
  expect(plain.categories.map(({ id }) => id)).toEqual(ids);
  expect(plain.categories.flatMap(({ subcategories }) => subcategories)).toEqual([]);

  const { categories } = await ask({ query: 'Toyota' }, []);
  const opened = categories.filter(({ subcategories }) => subcategories.length > 0);
  expect(opened.map(({ id }) => id)).toEqual(['cars']);
});

test('a subcategory answers the sections of its category', async () => {
  const { categories } = await ask({ subcategory_id: 'cars.zapchasti' }, []);
  expect(categories).toEqual((await ask({ category_id: 'cars' }, [])).categories);
  expect(categories.map(({ id }) => id)).toEqual(['cars']);
});

test('filters that a section lacks do not refuse the search', async () => {
  const filters = [{ key: 'make', value: ['toyota'] }];
  const { categories } = await ask({ subcategory_id: 'cars.legkovye-avtomobili' }, filters);
  expect(categories[0]?.subcategories.length).toBeGreaterThan(1);
});
