import { fromQuery, toSearchFilters } from '@bozor/form-engine/search';
import { validate } from '@bozor/form-engine/validate';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  NEARBY_LIMIT,
  routes,
  WIDER_LIMIT,
  WiderSearches,
  type SearchBody,
} from '../../app/contract/index.ts';
import { metresBetween } from '../../app/server/modules/places/index.ts';
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

async function widerOf(query: object, filters: SearchBody['filters']) {
  const answer = await searcher(server).ask(routes.searchWider.path, query, { filters });
  return WiderSearches.parse(answer.json()).searches;
}

/** The number of ads on the page of a link. */
async function countOf(link: string): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://bozor.example');
  const [, page, id = ''] = pathname.split('/');
  const scope: Scope =
    page === 'search' ? {} : page === 'category' ? { category_id: id } : { subcategory_id: id };
  const plan = pageOf(catalogue, scope);
  const { values } = fromQuery(plan, searchParams);
  const { payload } = validate(plan, values);
  const query = searchParams.get('q');
  return searcher(server).count({ ...scope, ...(query !== null && { query }) }, [
    ...toSearchFilters(plan, payload),
  ]);
}

const arbitrarySearch = () =>
  fc.constantFrom(...world).chain((ad) => {
    const scopes: readonly Scope[] = [
      { subcategory_id: ad.subcategoryId },
      { category_id: ad.categoryId },
      {},
    ];
    return fc.constantFrom(...scopes).chain((scope) => {
      const plan = pageOf(catalogue, scope);
      return fc.record({
        scope: fc.constant(scope),
        filters: arbitraryFilters(plan, [ad]).map((filters) => [...toSearchFilters(plan, filters)]),
        query: fc.constantFrom('', 'продам', 'абракадабра машина'),
      });
    });
  });

describe('the wider searches', () => {
  test(
    'find what they promise, each something, and no two are the same page',
    async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(arbitrarySearch(), async ({ scope, filters, query }) => {
          const asked = { ...scope, ...(query !== '' && { query }) };
          const wider = await widerOf(asked, filters);
          const own = await searcher(server).count(asked, filters);
          expect(wider.length).toBeLessThanOrEqual(WIDER_LIMIT);
          const links = wider.map(({ link }) => link);
          expect(new Set(links).size).toBe(links.length);
          for (const { link, count, kind } of wider) {
            expect(await countOf(link), link).toBe(count);
            // Without a word another reading of the query may find less.
            const isFilter = kind === 'filter' || kind === 'place';
            expect(count).toBeGreaterThanOrEqual(isFilter ? own : 1);
          }
          found += Math.sign(wider.length);
        }),
        { numRuns: LAW_RUNS / 2 },
      );
      expect(found).toBeGreaterThan(LAW_RUNS / 8);
    },
    LAW_TIMEOUT_MS,
  );

  test('name what they leave out: a filter, the words, the subcategory', async () => {
    const ad = world.find(({ subcategoryId }) => subcategoryId === 'cars.legkovye-avtomobili');
    const scope = { subcategory_id: ad?.subcategoryId ?? '' };
    const filters = [{ key: 'price', value: { min: 1, max: 2 } }];
    const wider = await widerOf({ ...scope, query: 'абракадабра' }, filters);
    for (const { without, name } of wider) expect([without, name]).not.toContain('');
    const withoutPrice = await widerOf(scope, filters);
    expect(withoutPrice.find(({ kind }) => kind === 'filter')).toMatchObject({
      without: expect.stringContaining('от 1'),
      link: '/subcategory/cars.legkovye-avtomobili',
      count: 6,
    });
  });

  test('offer the nearest towns that have ads first', async () => {
    const id = 'services.remont-tehniki';
    const towns = catalogue.planOf('create', id)?.fields.find(({ key }) => key === 'city')?.options;
    const cityOf = ({ payload }: WorldAd) => payload['city'];
    const inHere = world.filter(({ subcategoryId }) => subcategoryId === id);
    const empty = towns?.filter(({ key }) => inHere.every((ad) => cityOf(ad) !== key)) ?? [];
    let offered = 0;
    for (const town of empty) {
      const distanceTo = (name: string | null) => {
        const other = towns?.find((one) => one.name === name)?.location ?? null;
        return town.location === null || other === null
          ? Infinity
          : metresBetween(town.location, other);
      };
      const wider = await widerOf({ subcategory_id: id }, [{ key: 'city', value: [town.key] }]);
      const near = wider.filter(({ kind }) => kind === 'nearby');
      expect(wider.slice(0, near.length)).toEqual(near);
      expect(near.length).toBeLessThanOrEqual(NEARBY_LIMIT);
      const distances = near.map(({ name }) => distanceTo(name));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(distances.at(-1) ?? 0).toBeLessThan(120_000);
      for (const { link, count } of near) expect(await countOf(link), link).toBe(count);
      offered += near.length;
    }
    expect(offered).toBeGreaterThan(0);
  });
});
