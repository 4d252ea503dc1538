import { compile } from '@bozor/form-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  Advertisement,
  ErrorBody,
  FilterPage,
  routes,
  SIMILAR_ADS_LIMIT,
  SimilarAds,
  urlOf,
} from '../../app/contract/index.ts';
import { tellingKeys } from '../../app/server/modules/similar/telling-keys.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;
beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

async function publishCar(values: object = {}, by = publisher): Promise<number> {
  const answer = await by.send(by.draft({ ...goodCar, ...values }));
  return Advertisement.parse(answer.json()).id;
}

const ask = (id: number, headers = {}) =>
  publisher.server.app.inject({ url: urlOf(routes.similarAds, { id }), headers });

async function similarTo(id: number, headers = {}) {
  return SimilarAds.parse((await ask(id, headers)).json()).advertisements;
}

describe('similar ads', () => {
  test('are the same model at a near price first, then the rest by closeness', async () => {
    const own = await publishCar({ price: 100_000 });
    const dear = await publishCar({ price: 900_000 });
    const other = await publishCar({ make: 'honda', model: 'civic', price: 100_000 });
    const sameMake = await publishCar({ model: 'corolla', price: 100_000 });
    const same = await publishCar({ price: 125_000 });
    // Newer than all of them, and less similar.
    for (let n = 0; n < SIMILAR_ADS_LIMIT; n += 1) {
      await publishCar({ make: 'honda', model: 'hijet', city: 'khujand', price: 500_000 });
    }
    const ids = (await similarTo(own)).map(({ id }) => id);
    expect(ids).toHaveLength(SIMILAR_ADS_LIMIT);
    expect(ids[0]).toBe(same);
    expect(ids).not.toContain(own);
    expect(ids.indexOf(sameMake)).toBeGreaterThan(0);
    expect(ids.indexOf(sameMake)).toBeLessThan(ids.indexOf(other));
    expect(ids).toContain(dear);
  });

  test('are found for a closed ad and for a deleted one, and are published themselves', async () => {
    const [own, hidden, shown] = [await publishCar(), await publishCar(), await publishCar()];
    for (const id of [own, hidden]) {
      await publisher.server.app.inject({
        method: 'POST',
        url: urlOf(routes.changeAdvertisement, { id }),
        headers: { ...publisher.seller.headers, 'idempotency-key': `similar-${id}` },
        payload: { event: id === own ? 'DELETE' : 'HIDE' },
      });
    }
    const ids = (await similarTo(own)).map(({ id }) => id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
    expect((await similarTo(hidden)).map(({ id }) => id)).toContain(shown);
  });

  test.for([
    { event: 'HIDE', isNamed: true },
    { event: 'MARK_SOLD', isNamed: true },
    { event: 'DELETE', isNamed: false },
    { event: null, isNamed: false },
  ] as const)('come with the name of the ad after $event: $isNamed', async ({ event, isNamed }) => {
    const id = await publishCar({ price: 77_000 });
    if (event !== null) {
      await publisher.server.app.inject({
        method: 'POST',
        url: urlOf(routes.changeAdvertisement, { id }),
        headers: { ...publisher.seller.headers, 'idempotency-key': `named-${id}` },
        payload: { event, ...(event === 'MARK_SOLD' && { close_reason: 'SOLD_HERE' }) },
      });
    }
    const { closed_ad } = SimilarAds.parse((await ask(id)).json());
    expect(closed_ad?.subtitle2?.replaceAll(/\s/g, ' ')).toBe(isNamed ? '77 000 с.' : undefined);
    expect(closed_ad?.images.length).toBe(isNamed ? 1 : undefined);
    expect(closed_ad?.subcategory_id).toBe(isNamed ? 'cars.passenger' : undefined);
  });

  test('of an expired ad come with its name', async () => {
    const id = await publishCar();
    await publisher.setStatus(id, 'EXPIRED');
    expect(SimilarAds.parse((await ask(id)).json()).closed_ad?.title).toMatch(/./);
  });

  test.for(['IN_MODERATION', 'REJECTED'] as const)(
    'of one that is %s show strangers nothing of its values, and its seller all',
    async (status) => {
      const like = { make: 'honda', model: 'civic', price: 41_000 };
      const by = await openPublisher(publisher.server);
      const same = await publishCar(like, by);
      const ids = [await publishCar(like, by), await publishCar({ price: 900_000 }, by)];
      for (const id of ids) await publisher.setStatus(id, status);
      const answers = await Promise.all(ids.map(async (id) => (await ask(id)).json()));
      const [one, other] = answers.map((answer) => {
        const { advertisements, closed_ad } = SimilarAds.parse(answer);
        expect(closed_ad).toBeNull();
        // The search row of an ad whose status was set by hand is still there.
        return advertisements.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
      });
      expect(one).toContain(same);
      expect(one).toEqual(other);
      const own = await similarTo(ids[0] ?? 0, by.seller.headers);
      expect(own[0]?.id).toBe(same);
      for (const id of ids) {
        const answer = await publisher.server.app.inject({
          method: 'POST',
          url: urlOf(routes.changeAdvertisement, { id }),
          headers: { ...by.seller.headers, 'idempotency-key': `deleted-${id}` },
          payload: { event: 'DELETE' },
        });
        expect(answer.statusCode).toBe(200);
      }
      const deleted = await Promise.all(ids.map(async (id) => similarTo(id)));
      const [first, second] = deleted.map((list) =>
        list.flatMap(({ id }) => (ids.includes(id) ? [] : [id])),
      );
      expect(first).toContain(same);
      expect(first).toEqual(second);
    },
  );

  test('of an ad that does not exist are refused', async () => {
    const answer = await ask(999_999_999);
    expect(answer.statusCode).toBe(404);
    expect(ErrorBody.parse(answer.json()).error.code).toBe('ad.unknown');
  });
});

describe('the keys by which ads are compared', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await openTestApp({ fixtures: 'fixtures' });
  }, 60_000);
  afterAll(() => real.close());

  test.for([
    {
      id: 'cars.legkovye-avtomobili',
      first: ['make', 'model', 'generation', 'city', 'district'],
      among: ['body'],
    },
    { id: 'electronics.telefony', first: ['brand', 'model'], among: ['memory'] },
    { id: 'real-estate.kvartiry', first: ['city', 'district', 'deal'], among: ['rooms'] },
  ])('of $id are the telling ones, by its definition alone', async ({ id, first, among }) => {
    const answer = await real.app.inject(urlOf(routes.searchSubcategoryFilters, { id }));
    const keys = tellingKeys(compile(FilterPage.parse(answer.json()), { mode: 'filter' }));
    expect(keys.slice(0, first.length)).toEqual(first);
    expect(keys).toEqual(expect.arrayContaining([...among]));
  });
});
