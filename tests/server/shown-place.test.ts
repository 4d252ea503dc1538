import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AdPage, Advertisement, routes, urlOf } from '../../app/contract/index.ts';
import { marketplaces } from '../../app/server/db/account-schema.ts';
import { ads, landmarks } from '../../app/server/db/schema.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

const HOME = { latitude: 38.576543, longitude: 68.783512, address: 'ул. Айни, 45, кв. 5' };
const METRES_A_DEGREE = 111_320;

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
  await publisher.db
    .insert(landmarks)
    .values({ name: 'Парк', latitude: HOME.latitude + 0.005, longitude: HOME.longitude });
});
afterAll(() => publisher.server.close());

async function publishAt(location: typeof HOME, more: object = {}): Promise<number> {
  const answer = await publisher.send(publisher.draft(goodCar, { location, ...more }));
  return Advertisement.parse(answer.json()).id;
}

async function read(id: number, headers: Readonly<Record<string, string>> = {}) {
  const url = urlOf(routes.readAdvertisement, { id });
  const { body } = await publisher.server.app.inject({ method: 'GET', url, headers });
  const { location } = Advertisement.parse(JSON.parse(body)).details;
  if (location === null) throw new Error(`Ad ${id} has no place.`);
  return { body, location };
}

function metresFromHome({ latitude, longitude }: { latitude: number; longitude: number }): number {
  const east = Math.cos((HOME.latitude / 180) * Math.PI);
  return Math.hypot(
    (latitude - HOME.latitude) * METRES_A_DEGREE,
    (longitude - HOME.longitude) * METRES_A_DEGREE * east,
  );
}

describe('a private seller’s place', () => {
  test('is moved by a stable 300 m for everybody else, without house and landmarks', async () => {
    const id = await publishAt(HOME);
    const { body, location } = await read(id);
    expect(metresFromHome(location)).toBeCloseTo(300, 0);
    expect(location).toMatchObject({ address: 'ул. Айни', landmarks: [] });
    expect(body).not.toContain('38.576543');
    expect(body).not.toContain('кв. 5');
    const guest = { 'anonymous-id': await openGuest(publisher.server.app) };
    expect((await read(id, guest)).location).toEqual(location);
    expect((await read(id, publisher.seller.headers)).location).toMatchObject(HOME);
  });

  test('is moved alike in all ads of one home: they cannot be averaged', async () => {
    const one = await read(await publishAt(HOME));
    const near = { ...HOME, latitude: HOME.latitude + 0.0001 };
    const other = await read(await publishAt(near));
    expect(other.location.latitude - one.location.latitude).toBeCloseTo(0.0001, 6);
    expect(other.location.longitude).toBeCloseTo(one.location.longitude, 5);
  });

  test('moves otherwise for another seller', async () => {
    const other = await openPublisher(publisher.server);
    const mine = await read(await publishAt(HOME));
    const answer = await other.send(other.draft(goodCar, { location: HOME }));
    const theirs = await read(Advertisement.parse(answer.json()).id);
    expect(theirs.location.latitude).not.toBe(mine.location.latitude);
    expect(metresFromHome(theirs.location)).toBeCloseTo(300, 0);
  });

  test('is exact when the seller chose so, but for the flat', async () => {
    const { location } = await read(await publishAt(HOME, { isPlaceExact: true }));
    expect(location).toMatchObject({ ...HOME, address: 'ул. Айни, 45' });
    expect(location.landmarks.map(({ name }) => name)).toEqual(['Парк']);
  });

  test('that is only the point of the city is not moved, and has no landmarks', async () => {
    const id = await publishAt({ ...HOME, address: 'Душанбе' }, { isPlaceExact: true });
    await publisher.db.update(ads).set({ isCityPoint: true }).where(eq(ads.id, id));
    const { location } = await read(id);
    expect(location).toEqual({ ...HOME, address: 'Душанбе', precision: 'CITY', landmarks: [] });
  });

  test('cannot be found by the words of its house and flat', async () => {
    const id = await publishAt({ ...HOME, address: 'ул. Неповторимая, 451, кв. 5432' });
    /** The words by which the ad is found; `null` for an ad that is not found. */
    const wordsOf = async (query: string) => {
      const answer = await publisher.server.app.inject({
        method: 'POST',
        url: urlOf(routes.search, {}, [['query', query]]),
        payload: { filters: [] },
      });
      const { advertisements, loosened } = AdPage.parse(answer.json());
      if (advertisements.every((ad) => ad.id !== id)) return null;
      return loosened === null ? query : loosened.query;
    };
    expect(await wordsOf('неповторимая')).toBe('неповторимая');
    // A right number is left out like a wrong one.
    expect(await wordsOf('неповторимая 451')).toBe('неповторимая');
    expect(await wordsOf('неповторимая 5432')).toBe('неповторимая');
    expect(await wordsOf('неповторимая 999')).toBe('неповторимая');
  });
});

describe('the place of a business', () => {
  test.for([
    { category: 'new-buildings', subcategory: null, why: 'a new building' },
    {
      category: 'real-estate',
      subcategory: 'real-estate.kommercheskaya-nedvizhimost',
      why: 'premises',
    },
  ])('is exact for $why', async ({ category, subcategory }) => {
    const id = await publishAt(HOME);
    await publisher.db.execute(sql`
      insert into categories (id, number, name, image, type, groups)
      values (${category}, (select max(number) + 1 from categories), '—', '', 'REAL_ESTATE', '[]')
      on conflict do nothing`);
    await publisher.db.update(ads).set({ categoryId: category }).where(eq(ads.id, id));
    if (subcategory !== null) {
      await publisher.db.execute(sql`
        insert into subcategories (id, category_id, name, limits)
        values (${subcategory}, ${category}, '—', '{}') on conflict do nothing`);
      await publisher.db.update(ads).set({ subcategoryId: subcategory }).where(eq(ads.id, id));
    }
    expect((await read(id)).location).toMatchObject({ ...HOME, address: 'ул. Айни, 45' });
  });

  test('is exact for a shop', async () => {
    const shop = await openPublisher(publisher.server);
    const answer = await shop.send(shop.draft(goodCar, { location: HOME }));
    const { id } = Advertisement.parse(answer.json());
    const { ownerId } = await shop.storedAd(id);
    await shop.db.insert(marketplaces).values({ userId: ownerId, addresses: [] });
    const { location } = await read(id);
    expect(location).toMatchObject({ ...HOME, address: 'ул. Айни, 45' });
    expect(location.landmarks).toHaveLength(1);
  });
});
