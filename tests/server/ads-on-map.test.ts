import { toSearchFilters } from '@bozor/form-engine/search';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  AdsOnMap,
  Advertisement,
  routes,
  urlOf,
  type AdPage,
  type MapBox,
  type SearchBody,
} from '../../app/contract/index.ts';
import { ads } from '../../app/server/db/schema.ts';
import { metresBetween } from '../../app/server/modules/places/index.ts';
import { findCatalogue, type Catalogue } from '../../app/server/modules/search-index/index.ts';
import { LAW_RUNS, LAW_TIMEOUT_MS } from '../law-runs.ts';
import { openPublisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';
import {
  arbitraryFilters,
  pageOf,
  publishWorld,
  searcher,
  type Scope,
  type WorldAd,
} from './world/search-world.ts';

const COUNTRY: MapBox = { south: 36, west: 67, north: 42, east: 75 };
const WORLD: MapBox = { south: -90, west: -180, north: 90, east: 180 };

async function askMap(
  server: TestApp,
  query: object,
  filters: SearchBody['filters'] = [],
): Promise<AdsOnMap> {
  const answer = await searcher(server).ask(routes.searchMap.path, query, { filters });
  return AdsOnMap.parse(answer.json());
}

describe('a map of a world of ads', () => {
  let server: TestApp;
  let world: readonly WorldAd[];
  let catalogue: Catalogue;
  let points: ReadonlyMap<number, { latitude: number; longitude: number }>;

  beforeAll(async () => {
    server = await openTestApp({ fixtures: 'fixtures' });
    const { db } = server.database;
    world = await publishWorld(db, 4);
    catalogue = await findCatalogue(db);
    // In a town, in its middle, on the whole earth, or nowhere; some exactly.
    await db.execute(sql`
      update ads set
        latitude = case id % 4 when 0 then null when 1 then 38.5 + (id * 37 % 100) / 1000.0
          when 2 then 38.56 else (id * 91 % 170) - 85.0 end,
        longitude = case id % 4 when 0 then null when 1 then 68.7 + (id * 53 % 100) / 1000.0
          when 2 then 68.787 else (id * 71 % 350) - 175.0 end,
        is_city_point = id % 4 = 2, is_place_exact = id % 3 = 0`);
    points = await readPoints();
  }, 120_000);
  afterAll(() => server.close());

  /** The points that the pages of the ads show to a guest. */
  async function readPoints() {
    const found = new Map<number, { latitude: number; longitude: number }>();
    for (const { id } of world) {
      const answer = await server.app.inject(urlOf(routes.readAdvertisement, { id }));
      const { location } = Advertisement.parse(answer.json()).details;
      if (location !== null) found.set(id, location);
    }
    return found;
  }

  /** Ids of all ads of a search, from its pages. */
  async function idsOf(query: object, filters: SearchBody['filters']): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let cursor: string | null = null, isMore = true; isMore; isMore = cursor !== null) {
      const more = cursor === null ? {} : { cursor };
      const answer: AdPage = await searcher(server).page(
        { ...query, limit: 100, ...more },
        filters,
      );
      if (answer.loosened === null) ids.push(...answer.advertisements.map(({ id }) => id));
      ({ cursor } = answer);
    }
    return ids;
  }

  const arbitraryScope = () =>
    fc.oneof(
      fc
        .constantFrom(...catalogue.categories.flatMap(({ subcategories }) => subcategories))
        .map(({ id }): Scope => ({ subcategory_id: id })),
      fc.constantFrom(...catalogue.categories).map(({ id }): Scope => ({ category_id: id })),
      fc.constant<Scope>({}),
    );
  const arbitrarySearch = () =>
    arbitraryScope().chain((scope) =>
      fc.record({
        scope: fc.constant(scope),
        filters: fc.oneof(
          fc.constant({}),
          arbitraryFilters(
            pageOf(catalogue, scope),
            world.filter(
              (ad) =>
                (scope.category_id ?? ad.categoryId) === ad.categoryId &&
                (scope.subcategory_id ?? ad.subcategoryId) === ad.subcategoryId,
            ),
          ),
        ),
        query: fc.constantFrom('', '', 'toyota', 'новый диван', 'душанбе', 'ремонт'),
        box: fc.oneof(
          fc.constant(WORLD),
          fc.constant(COUNTRY),
          fc.constant({ south: 38.56, north: 38.56, west: 68.787, east: 68.787 }),
          fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)).map(([a, b, c, d]) => ({
            south: 38.5 + Math.min(a, b) / 1000,
            north: 38.5 + Math.max(a, b) / 1000,
            west: 68.7 + Math.min(c, d) / 1000,
            east: 68.7 + Math.max(c, d) / 1000,
          })),
        ),
        zoom: fc.nat({ max: 22 }),
      }),
    );

  test(
    'clusters have the ads of the search in the box, each where its page shows it',
    async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(arbitrarySearch(), async ({ scope, filters, query, box, zoom }) => {
          const body = [...toSearchFilters(pageOf(catalogue, scope), filters)];
          const asked = { ...scope, ...(query !== '' && { query }) };
          const answer = await askMap(server, { ...asked, ...box, zoom, cards: 20 }, body);
          const expected = (await idsOf(asked, body)).filter((id) => isWithin(points.get(id), box));
          expect(answer.count).toBe(expected.length);
          expect(answer.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(answer.count);
          for (const { ad, latitude, longitude } of answer.clusters) {
            if (ad === null) continue;
            expect(expected).toContain(ad.id);
            const point = points.get(ad.id);
            expect(latitude).toBeCloseTo(point?.latitude ?? 0, 6);
            expect(longitude).toBeCloseTo(point?.longitude ?? 0, 6);
          }
          const latest = expected.toSorted((a, b) => b - a).slice(0, 20);
          expect(answer.advertisements.map(({ id }) => id)).toEqual(latest);
          found += Math.sign(answer.count);
        }),
      );
      expect(found / LAW_RUNS).toBeGreaterThan(0.2);
    },
    LAW_TIMEOUT_MS,
  );

  test('maps that are asked for at the same time answer as one after another', async () => {
    const asked = [
      { ...COUNTRY, zoom: 7 },
      { ...WORLD, zoom: 3 },
      { ...COUNTRY, zoom: 7, query: 'toyota' },
    ].map((query) => ({ ...query, cards: 5 }));
    const queries = [...asked, ...asked];
    const photo = [{ key: 'with_photo', value: true }];
    const alone: AdsOnMap[] = [];
    for (const query of queries) alone.push(await askMap(server, query, photo));
    const together = await Promise.all(queries.map((query) => askMap(server, query, photo)));
    expect(together).toEqual(alone);
  });

  test('the box of a cluster shows its ads alone', async () => {
    const { clusters } = await askMap(server, { ...COUNTRY, zoom: 9 });
    expect(clusters.length).toBeGreaterThan(0);
    for (const { box, count } of clusters) {
      const inside = await askMap(server, { ...box, zoom: 22 });
      expect(inside.count).toBeGreaterThanOrEqual(count);
    }
  });

  test.for([
    { why: 'a box upside down', change: { south: 40, north: 39 } },
    { why: 'a box past the pole', change: { north: 91 } },
    { why: 'a box around the earth twice', change: { east: 200 } },
    { why: 'no zoom', change: { zoom: '', west: 'NaN' } },
    { why: 'too many cards', change: { cards: 21 } },
  ])('is refused: $why', async ({ change }) => {
    const query = { ...COUNTRY, zoom: 7, ...change };
    const answer = await searcher(server).ask(routes.searchMap.path, query, { filters: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } });
  });
});

describe('a map that follows the ads', () => {
  test('shows what was just published or hidden, and a private place 300 m away', async () => {
    const { server, db, ...publisher } = await openPublisher();
    const location = { latitude: 38.576543, longitude: 68.783512, address: 'ул. Айни, 45' };
    const onMap = async () => (await askMap(server, { ...COUNTRY, zoom: 16 })).clusters;
    expect(await onMap()).toEqual([]);

    const answer = await publisher.send(publisher.draft(goodCar, { location }));
    const { id, title } = Advertisement.parse(answer.json());
    const page = await server.app.inject(urlOf(routes.readAdvertisement, { id }));
    const shown = Advertisement.parse(page.json()).details.location;
    const [cluster] = await onMap();
    expect(cluster).toMatchObject({ count: 1, ad: { id, title } });
    expect(cluster?.latitude).toBeCloseTo(shown?.latitude ?? 0, 6);
    expect(cluster?.longitude).toBeCloseTo(shown?.longitude ?? 0, 6);
    const there = { latitude: cluster?.latitude ?? 0, longitude: cluster?.longitude ?? 0 };
    // The direction is by chance: it may be due east.
    expect(metresBetween(there, location)).toBeCloseTo(300, -1);

    await db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, id));
    expect(await onMap()).toEqual([]);
    await server.close();
  });

  test('shows the owner no more than a guest: the map is everybody’s', async () => {
    const { server, seller, ...publisher } = await openPublisher();
    const location = { latitude: 38.576543, longitude: 68.783512, address: '' };
    await publisher.send(publisher.draft(goodCar, { location }));
    const url = `${routes.searchMap.path}?${String(new URLSearchParams({ south: '36', west: '67', north: '42', east: '75', zoom: '12' }))}`;
    const own = await server.app.inject({
      method: 'POST',
      url,
      headers: seller.headers,
      payload: { filters: [] },
    });
    expect(AdsOnMap.parse(own.json())).toEqual(await askMap(server, { ...COUNTRY, zoom: 12 }));
    await server.close();
  });
});

function isWithin(
  point: { readonly latitude: number; readonly longitude: number } | undefined,
  { south, west, north, east }: MapBox,
): boolean {
  if (point === undefined) return false;
  const round = (degrees: number) => Math.round(degrees * 10_000_000);
  const isBetween = (low: number, value: number, high: number) =>
    round(low) <= round(value) && round(value) <= round(high);
  return isBetween(south, point.latitude, north) && isBetween(west, point.longitude, east);
}
