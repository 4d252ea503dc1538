import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, AdPreview, ErrorBody, routes } from '../../app/contract/index.ts';
import { openPublisher, refusalOf, type Publisher } from './publish/publisher.ts';
import { openTestApp } from './test-app.ts';
import { carDraft, goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

const preview = (filters: object, more: object = {}, app = publisher.server.app) =>
  app.inject({
    method: 'POST',
    url: routes.labPreview.path,
    payload: { categoryId: 'cars', subcategoryId: 'cars.passenger', filters, ...more },
  });

describe('the preview of an ad', () => {
  const location = { latitude: 38.56, longitude: 68.79, address: 'Душанбе, проспект Рудаки' };

  test.for([
    { filters: goodCar, why: 'a car' },
    { filters: { ...goodCar, area: 62.5, price: 500_000 }, why: 'a price by the metre' },
    { filters: { ...goodCar, imei: '490154203237518', location }, why: 'an IMEI and a place' },
  ])('has the texts of the published ad: $why', async ({ filters }) => {
    const answer = await preview(filters);
    expect(answer.statusCode).toBe(200);
    const { city, payload, ...words } = AdPreview.parse(answer.json());
    const ad = Advertisement.parse((await publisher.send(publisher.draft(filters))).json());
    expect(ad).toMatchObject(words);
    expect(ad.subtitle3).toContain(city ?? '-');
    expect((await publisher.storedAd(ad.id)).attrs).toEqual(payload);
  });

  test.for([
    { ...goodCar, title: '' },
    { ...goodCar, model: 'civic', vin: '1' },
    { ...goodCar, imei: '490154203237519', mileage: {} },
    {},
  ])('is refused with the faults of publishing: %j', async (filters) => {
    const published = await refusalOf(publisher, publisher.draft(filters));
    const answer = await preview(filters);
    const { error } = ErrorBody.parse(answer.json());
    expect([answer.statusCode, error.code]).toEqual([422, 'ad.invalid']);
    const faults = Object.entries(error.fields ?? {}).map(([key, all]) => [
      key,
      all.map(({ code }) => code),
    ]);
    expect(Object.fromEntries(faults)).toEqual(published.faults);
  });

  test('in a subcategory that is not offered is refused', async () => {
    const answer = await preview(goodCar, { subcategoryId: 'cars.boats' });
    expect(ErrorBody.parse(answer.json()).error.fields).toMatchObject({
      subcategoryId: [{ code: 'subcategory.unknown' }],
    });
  });

  test('accepts only a form', async () => {
    const { categoryId: _, subcategoryId: __, filters: ___, ...rest } = carDraft(goodCar);
    expect((await preview(goodCar, rest)).statusCode).toBe(400);
  });

  test('stores nothing, requires no user, and is rate-limited', async () => {
    const busy = await openTestApp({ rateLimit: 30 });
    const statuses: number[] = [];
    while (statuses.length < 4) {
      statuses.push((await preview(goodCar, {}, busy.app)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { rows } = await busy.database.db.execute<{ count: string }>(
      'select (select count(*) from ads) + (select count(*) from users) + (select count(*) from ad_search) + (select count(*) from filter_tokens) as count',
    );
    expect(rows.map(({ count }) => Number(count))).toEqual([0]);
    await busy.close();
  });
});
