import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AdCard, Advertisement, routes, urlOf } from '../../app/contract/index.ts';
import { marketplaces, users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { findCards } from '../../app/server/modules/advertisements/index.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;
let ids: readonly number[] = [];

beforeAll(async () => {
  publisher = await openPublisher();
  const made: number[] = [];
  for (const filters of [goodCar, { ...goodCar, customs: false }, goodCar]) {
    const answer = await publisher.send(publisher.draft(filters));
    made.push(Advertisement.parse(answer.json()).id);
  }
  ids = made;
});
afterAll(() => publisher.server.close());

const read = async (id: number) => {
  const url = urlOf(routes.readAdvertisement, { id });
  return Advertisement.parse((await publisher.server.app.inject({ method: 'GET', url })).json());
};

describe('the cards of ads', () => {
  test('have the order of the ids, without unknown ids', async () => {
    const [a = 0, b = 0, c = 0] = ids;
    const cards = await findCards(publisher.db, [c, 999_999, a, b], null);
    expect(cards.map(({ id }) => id)).toEqual([c, a, b]);
    expect(await findCards(publisher.db, [], null)).toEqual([]);
  });

  test('have the values of the ads, and no other fields', async () => {
    for (const card of await findCards(publisher.db, ids, null)) {
      const ad = await read(card.id);
      expect(card).toEqual(AdCard.parse({ ...ad, excerpt: null, section_picture: null }));
    }
  });

  test('begin the description of an ad without photos', async () => {
    const [, , id = 0] = ids;
    await publisher.db.update(ads).set({ images: [] }).where(eq(ads.id, id));
    const [card] = await findCards(publisher.db, [id], null);
    const excerpt = card?.excerpt ?? '';
    expect(excerpt).not.toBe('');
    expect(goodCar.description.startsWith(excerpt)).toBe(true);
    expect(card?.section_picture).toBe('/art/categories/cars.svg');
  });

  test('contain whether the viewer owns the ad or has seen it', async () => {
    const [id = 0] = ids;
    const owner = { kind: 'user', id: (await publisher.storedAd(id)).ownerId } as const;
    // A guest session with the number of the user is another viewer.
    const guest = { kind: 'guest', id: owner.id } as const;
    const flags = async (viewer: typeof owner | typeof guest | null) => {
      const [card] = await findCards(publisher.db, [id], viewer);
      return [card?.is_my_advertisement, card?.has_seen];
    };
    expect(await flags(owner)).toEqual([true, true]);
    expect(await flags(guest)).toEqual([false, false]);
    expect(await flags(null)).toEqual([false, false]);
  });

  test('have a tag for every ticked checkbox, and no other', async () => {
    const cards = await findCards(publisher.db, ids, null);
    expect(cards.map(({ tags }) => tags.map(({ value }) => value))).toEqual([
      ['Растаможен'],
      [],
      ['Растаможен'],
    ]);
  });
});

describe('the publisher of an ad', () => {
  test('is returned with the shop and the number of its ads', async () => {
    const [id = 0] = ids;
    const { ownerId } = await publisher.storedAd(id);
    await publisher.db
      .update(users)
      .set({
        profilePicture: '/images/face.webp',
        profileDescription: 'Продаю своё',
        isVerified: true,
        createdAt: new Date('2021-03-08T20:00:00Z'),
      })
      .where(eq(users.id, ownerId));
    const place = { latitude: 38.56, longitude: 68.79, address: 'Рудаки, 1' };
    await publisher.db.insert(marketplaces).values({
      userId: ownerId,
      description: 'Автосалон',
      hasDelivery: true,
      isVerified: true,
      addresses: [place],
    });
    expect((await read(id)).publisher_info).toEqual({
      id: ownerId,
      name: 'Фируз',
      // Shown to the publisher alone.
      phone_number: null,
      profile_picture: '/images/face.webp',
      profile_description: 'Продаю своё',
      description: 'Автосалон',
      // Past midnight in Dushanbe.
      user_since: '2021-03-09',
      total_listings: 3,
      is_verified: true,
      marketplace: {
        id: expect.any(Number),
        ads_count: 3,
        description: 'Автосалон',
        user_id: ownerId,
        has_delivery: true,
        is_verified: true,
        addresses: [place],
      },
    });
  });
});
