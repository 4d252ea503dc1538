import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  Advertisement,
  ErrorBody,
  PublisherAds,
  PublisherProfile,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { marketplaces, users } from '../../app/server/db/account-schema.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;
beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

async function publishCar(title: string, seller = publisher): Promise<Advertisement> {
  return Advertisement.parse((await seller.send(seller.draft({ ...goodCar, title }))).json());
}

const ask = (id: number) => publisher.server.app.inject(urlOf(routes.publisher, { id }));

async function adsOf(id: number, query = '', cursor: string | null = null) {
  const answer = await publisher.server.app.inject(
    urlOf(routes.publisherAds, { id }, [
      ['query', query],
      ...(cursor === null ? [] : [['cursor', cursor] as const]),
    ]),
  );
  return PublisherAds.parse(answer.json());
}

describe('a publisher', () => {
  test('is read without the phone, with the number of published ads', async () => {
    const seller = await openPublisher(publisher.server);
    const [shown, hidden] = [
      await publishCar('Первая', seller),
      await publishCar('Вторая', seller),
    ];
    await seller.setStatus(hidden.id, 'HIDDEN');
    const answer = await ask(shown.publisher_info.id);
    expect(answer.body).not.toContain(seller.seller.phone.slice(-9));
    const read = PublisherProfile.parse(answer.json());
    expect(read).toMatchObject({ name: 'Фируз', total_listings: 1, marketplace: null });
    expect(read).not.toHaveProperty('phone_number');
    const { advertisements } = await adsOf(read.id);
    expect(advertisements.map(({ id }) => id)).toEqual([shown.id]);
  });

  test('with a shop has its delivery and its addresses', async () => {
    const seller = await openPublisher(publisher.server);
    const { publisher_info: info } = await publishCar('В магазине', seller);
    const addresses = [{ address: 'Душанбе, Айни, 48', latitude: 38.5, longitude: 68.7 }];
    await seller.db.insert(marketplaces).values({ userId: info.id, hasDelivery: true, addresses });
    const { marketplace } = PublisherProfile.parse((await ask(info.id)).json());
    expect(marketplace).toMatchObject({ has_delivery: true, addresses, ads_count: 1 });
  });

  test('has ads by pages, each once, and by the words of their titles', async () => {
    const seller = await openPublisher(publisher.server);
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await publishCar(`Камри 100% номер ${n}`, seller));
    const id = made[0]?.publisher_info.id ?? 0;
    await seller.db.execute(sql`
      insert into ads (owner_id, category_id, subcategory_id, status, promotion_type, title, images,
        attrs, characteristics, description_fields, plan_hash)
      select owner_id, category_id, subcategory_id, status, promotion_type, 'Ласетти', images,
        attrs, characteristics, description_fields, plan_hash
      from ads, generate_series(1, 25) where id = ${made[0]?.id ?? 0}`);
    const first = await adsOf(id);
    const second = await adsOf(id, '', first.cursor);
    const ids = [...first.advertisements, ...second.advertisements].map((ad) => ad.id);
    expect(new Set(ids).size).toBe(28);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(second.cursor).toBeNull();
    const words = await adsOf(id, 'КАМРИ 2');
    expect(words.advertisements.map((ad) => ad.id)).toEqual([made[2]?.id]);
    expect((await adsOf(id, '100%')).advertisements).toHaveLength(3);
    expect((await adsOf(id, '10_%')).advertisements).toEqual([]);
  });

  test('who deleted the account is gone, and an id that was never given is unknown', async () => {
    const { db } = publisher;
    const [gone] = await db.insert(users).values({ name: 'Ушёл' }).returning();
    const [leaving] = await db
      .insert(users)
      .values({ name: 'Уходит', deletionAt: new Date() })
      .returning();
    await db.delete(users).where(sql`id = ${gone?.id ?? 0}`);
    const codeOf = async (id: number) => {
      const answer = await ask(id);
      return `${answer.statusCode} ${ErrorBody.parse(answer.json()).error.code}`;
    };
    expect(await codeOf(gone?.id ?? 0)).toBe('410 user.deleted');
    expect(await codeOf(leaving?.id ?? 0)).toBe('404 user.unknown');
    expect(await codeOf(999_999_999)).toBe('404 user.unknown');
  });
});
