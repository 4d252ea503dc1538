import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, AdStatistics, routes, urlOf } from '../../app/contract/index.ts';
import { priceChanges } from '../../app/server/db/price-changes.ts';
import { ads } from '../../app/server/db/schema.ts';
import { formerPrice } from '../../app/server/modules/advertisements/read/earlier-prices.ts';
import { randomAddress } from './account/sign-in.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

type Headers = Readonly<Record<string, string>>;

const NBSP = '\u00A0';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

async function publishCar(): Promise<number> {
  const answer = await publisher.send(publisher.draft(goodCar));
  return Advertisement.parse(answer.json()).id;
}

const get = (url: string, headers: Headers) =>
  publisher.server.app.inject({ method: 'GET', url, headers, remoteAddress: randomAddress() });

async function read(id: number, headers: Headers = {}) {
  return Advertisement.parse((await get(urlOf(routes.readAdvertisement, { id }), headers)).json());
}

async function statistics(id: number) {
  const answer = await get(urlOf(routes.adStatistics, { id }), publisher.seller.headers);
  return AdStatistics.parse(answer.json());
}

const guest = async (): Promise<Headers> => ({
  'anonymous-id': await openGuest(publisher.server.app),
});

const setPrice = (id: number, somoni: number | null) =>
  publisher.db
    .update(ads)
    .set({ priceDirams: somoni === null ? null : somoni * 100 })
    .where(eq(ads.id, id));

/** Moves an ad and its earlier prices to the past. */
async function daysPass(id: number, days: number): Promise<void> {
  const past = sql`make_interval(days => ${days})`;
  await publisher.db.execute(
    sql`update ads set created_at = created_at - ${past} where id = ${id}`,
  );
  await publisher.db.execute(
    sql`update price_changes set changed_at = changed_at - ${past} where ad_id = ${id}`,
  );
}

describe('the prices of an ad', () => {
  test('are kept at each change, and a drop names the price before', async () => {
    const id = await publishCar();
    await setPrice(id, 95_000);
    await daysPass(id, 3);
    await setPrice(id, 90_000);
    const ad = await read(id);
    expect(ad.subtitle2).toBe(`90${NBSP}000${NBSP}с.`);
    expect(ad.former_price).toBe(`95${NBSP}000${NBSP}с.`);
    expect(ad.price_history[0]?.price).toBe(`95${NBSP}000${NBSP}с.`);
    expect(ad.price_history[0]?.until).toMatch(/^сегодня, \d\d:\d\d$/);
  });

  test('are not kept for other changes of the ad, and twelve at most', async () => {
    const id = await publishCar();
    await publisher.setStatus(id, 'HIDDEN');
    await setPrice(id, 65_000);
    await setPrice(id, 65_000);
    await setPrice(id, null);
    const kept = () => publisher.db.$count(priceChanges, eq(priceChanges.adId, id));
    const before = await kept();
    expect(before).toBeLessThanOrEqual(1);
    for (let price = 1; price <= 20; price += 1) await setPrice(id, price);
    expect(await kept()).toBe(12);
    const { prices } = await statistics(id);
    expect(prices.map(({ price }) => price).slice(0, 2)).toEqual([`19${NBSP}с.`, `18${NBSP}с.`]);
  });

  test('law: the former price is higher, lasted a day, and no later one that did is', () => {
    const step = fc.record({
      price: fc.integer({ min: 1, max: 5 }),
      hours: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (steps, now) => {
          const createdAt = new Date(0);
          let at = 0;
          const inTurn = steps.map(({ price, hours }) => {
            at += hours * HOUR_MS;
            return { priceDirams: price, until: new Date(at).toISOString(), hours };
          });
          const earlierPrices = inTurn.toReversed();
          const former = formerPrice({ priceDirams: now, createdAt, earlierPrices });
          const lasted = earlierPrices.find(({ hours }) => hours * HOUR_MS >= DAY_MS);
          const expected =
            lasted !== undefined && lasted.priceDirams > now ? lasted.priceDirams : null;
          expect(former).toBe(expected);
        },
      ),
    );
  });

  test('of an erased ad are erased', async () => {
    const id = await publishCar();
    await setPrice(id, 1);
    await publisher.db.delete(ads).where(eq(ads.id, id));
    expect(await publisher.db.$count(priceChanges, eq(priceChanges.adId, id))).toBe(0);
  });
});

describe('the statistics of an ad', () => {
  test('are fourteen days of views, today last, with the same sum as the counted views', async () => {
    const id = await publishCar();
    for (const reader of [await guest(), await guest(), await guest()]) {
      await read(id, reader);
      await read(id, reader);
    }
    await publisher.db.execute(sql`
      insert into ad_view_days (ad_id, day, views)
      select ad_id, day - 13, 7 from ad_view_days where ad_id = ${id}
      union all select ad_id, day - 14, 9 from ad_view_days where ad_id = ${id}`);
    const { ad, days } = await statistics(id);
    expect(ad.views).toBe(3);
    expect(days.map(({ views }) => views)).toEqual([7, ...Array.from({ length: 12 }, () => 0), 3]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(14);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  test('count favourites and phones, and are the seller’s alone', async () => {
    const id = await publishCar();
    const reader = await guest();
    await publisher.server.app.inject({
      method: 'PUT',
      url: urlOf(routes.keepFavorite, { ad_id: id }),
      headers: reader,
      payload: {},
    });
    await publisher.server.app.inject({
      method: 'POST',
      url: urlOf(routes.revealPhone, { id }),
      headers: reader,
      remoteAddress: randomAddress(),
    });
    expect(await statistics(id)).toMatchObject({ favorites: 1, ad: { phone_views: 1 } });
    const url = urlOf(routes.adStatistics, { id });
    expect((await get(url, reader)).statusCode).toBe(401);
    const other = await openPublisher(publisher.server);
    expect((await get(url, other.seller.headers)).statusCode).toBe(404);
  });
});
