import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createAdPoints } from '../../app/server/modules/search/map/ad-points.ts';
import { clusterPoints } from '../../app/server/modules/search/map/cluster-points.ts';

const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const spot = fc.record({ latitude: degree(-90, 90), longitude: degree(-180, 180) });
/** Around a town: as dense as the ads of a site. */
const inTown = fc.record({ latitude: degree(38.5, 38.6), longitude: degree(68.7, 68.9) });
const TOWN = { latitude: 38.56, longitude: 68.787 };
const spots = fc.array(fc.oneof(spot, inTown, fc.constant(TOWN)), { maxLength: 400 });
const box = fc.oneof(
  fc.tuple(spot, spot).map(([one, other]) => ({
    south: Math.min(one.latitude, other.latitude),
    north: Math.max(one.latitude, other.latitude),
    west: Math.min(one.longitude, other.longitude),
    east: Math.max(one.longitude, other.longitude),
  })),
  fc.constant({ south: 38, north: 39, west: 68, east: 70 }),
  fc.constant({ south: -90, north: 90, west: -180, east: 180 }),
  fc.constant({ south: 38.56, north: 38.56, west: 68.787, east: 68.787 }),
);
const zoom = degree(0, 22);
const SCOPE = { category: null, subcategory: null };

function placed(points: readonly { readonly latitude: number; readonly longitude: number }[]) {
  const map = createAdPoints();
  for (const [index, point] of points.entries()) {
    map.place({ id: index + 1, ...point, category: 1, subcategory: 1 });
  }
  return map;
}

describe('clusters', () => {
  test('hold every point of the box once, two hundred at most', async () => {
    await fc.assert(
      fc.asyncProperty(spots, box, zoom, async (all, part, closeness) => {
        const map = placed(all);
        const ids = map.within(part, SCOPE);
        const clusters = await clusterPoints(ids, map, { box: part, zoom: closeness });
        expect(clusters.length).toBeLessThanOrEqual(200);
        expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
        for (const { id, count, latitude, longitude, box: own } of clusters) {
          expect(id !== null).toBe(count === 1);
          expect(latitude).toBeGreaterThanOrEqual(own.south);
          expect(latitude).toBeLessThanOrEqual(own.north);
          expect(longitude).toBeGreaterThanOrEqual(own.west);
          expect(longitude).toBeLessThanOrEqual(own.east);
          expect(map.within(own, SCOPE).length).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });

  test('leave out an ad that left the map since it was found', async () => {
    const map = placed([TOWN, TOWN, { latitude: -38, longitude: -68 }]);
    const whole = { south: -90, north: 90, west: -180, east: 180 };
    const ids = map.within(whole, SCOPE);
    map.remove(3);
    const clusters = await clusterPoints(ids, map, { box: whole, zoom: 0 });
    expect(clusters.map(({ count, latitude }) => ({ count, latitude }))).toEqual([
      { count: 2, latitude: TOWN.latitude },
    ]);
  });

  test('of many points leave the loop to others again and again', async () => {
    const many = 300_000;
    const map = placed(Array.from({ length: many }, () => TOWN));
    const whole = { south: -90, north: 90, west: -180, east: 180 };
    const ids = map.within(whole, SCOPE);
    let turns = 0;
    const countTurns = (): void => {
      turns += 1;
      immediate = setImmediate(countTurns);
    };
    let immediate = setImmediate(countTurns);
    const clusters = await clusterPoints(ids, map, { box: whole, zoom: 0 });
    clearImmediate(immediate);
    expect(clusters.map(({ count }) => count)).toEqual([many]);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  test('keep apart what the map shows apart, and join what it shows in one place', async () => {
    const map = placed([
      TOWN,
      { latitude: 38.5601, longitude: 68.787 },
      { latitude: 38.6, longitude: 68.787 },
    ]);
    const part = { south: 38.5, north: 38.7, west: 68.7, east: 68.9 };
    const countsAt = async (closeness: number) =>
      (await clusterPoints(map.within(part, SCOPE), map, { box: part, zoom: closeness }))
        .map(({ count }) => count)
        .toSorted((a, b) => b - a);
    expect(await countsAt(7)).toEqual([3]);
    expect(await countsAt(13)).toEqual([2, 1]);
  });
});

describe('points in memory', () => {
  test('are those of a plain list, whatever was placed, moved and removed', () => {
    const change = fc.record({
      id: fc.integer({ min: 1, max: 9_000 }),
      point: fc.option(spot),
      category: fc.integer({ min: 1, max: 2 }),
      subcategory: fc.integer({ min: 1, max: 3 }),
    });
    const scope = fc.record({
      category: fc.option(fc.integer({ min: 1, max: 2 })),
      subcategory: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    fc.assert(
      fc.property(
        fc.array(change),
        box,
        fc.record({ asked: scope, slice: fc.integer({ min: 100, max: 20_000 }) }),
        (changes, part, { asked, slice }) => {
          const map = createAdPoints();
          const known = new Map<number, (typeof changes)[number]>();
          for (const one of changes) {
            const { id, point, category, subcategory } = one;
            known.set(id, one);
            if (point === null) map.remove(id);
            else map.place({ id, ...point, category, subcategory });
          }
          const round = (degrees: number) => Math.round(degrees * 10_000_000);
          const isBetween = (low: number, value: number, high: number) =>
            round(low) <= round(value) && round(value) <= round(high);
          const expected = Array.from(known.values()).filter(
            ({ point, category, subcategory }) =>
              point !== null &&
              isBetween(part.south, point.latitude, part.north) &&
              isBetween(part.west, point.longitude, part.east) &&
              (asked.category ?? category) === category &&
              (asked.subcategory ?? subcategory) === subcategory,
          );
          const ids = Array.from(map.within(part, asked));
          expect(ids).toEqual(expected.map(({ id }) => id).toSorted((a, b) => a - b));
          const list = { ids: new Int32Array(map.end()), length: 0 };
          for (let from = 0; from < map.end(); from += slice) {
            const range = { from, to: Math.min(map.end(), from + slice) };
            list.length = map.collect(list, range, { box: part, scope: asked });
          }
          expect(Array.from(list.ids.subarray(0, list.length))).toEqual(ids);
        },
      ),
    );
  });
});
