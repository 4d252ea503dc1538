import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ads } from '../../app/server/db/schema.ts';
import { followPoints } from '../../app/server/modules/search/map/follow-points.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WORLD = { south: -90, west: -180, north: 90, east: 180 };
const EVERYWHERE = { category: null, subcategory: null };

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

async function publishAt(latitude: number): Promise<number> {
  const { id } = (await publisher.send(publisher.draft(goodCar))).json();
  await publisher.db
    .update(ads)
    .set({ latitude, longitude: 69, statusAt: sql`now()` })
    .where(eq(ads.id, id));
  return id;
}

test('all ads are read again after a day, beside the calls, which have every change before them', async () => {
  let now = 0;
  const errors: unknown[] = [];
  const follower = followPoints(publisher.db, {
    now: () => now,
    onError: (error) => errors.push(error),
  });
  const idsOf = async () =>
    Array.from((await follower.refresh()).within(WORLD, EVERYWHERE)).toSorted((a, b) => a - b);

  const first = await publishAt(38);
  const points = await follower.refresh();
  expect(await idsOf()).toEqual([first]);

  now = DAY_MS + 1;
  const second = await publishAt(39);
  const during = await follower.refresh();
  expect(during).toBe(points);
  expect(Array.from(during.within(WORLD, EVERYWHERE))).toContain(second);

  await expect.poll(() => follower.refresh()).not.toBe(points);
  const third = await publishAt(40);
  expect(await idsOf()).toEqual([first, second, third]);
  expect(errors).toEqual([]);
});
