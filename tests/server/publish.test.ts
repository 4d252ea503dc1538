import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, refusalText, routes, urlOf } from '../../app/contract/index.ts';
import { ads } from '../../app/server/db/schema.ts';
import { signInAs } from './account/sign-in.ts';
import { uploadPhoto } from './publish/photo.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest, openTestApp } from './test-app.ts';
import { carDraft, goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

describe('an ad', () => {
  test('that the form accepts is stored as the form’s payload, and returned with its texts', async () => {
    const place = { latitude: 38.56, longitude: 68.79, address: 'Душанбе, проспект Рудаки' };
    const cover = await uploadPhoto(publisher.server.app, publisher.seller);
    const draft = publisher.draft(goodCar, { images: [cover, publisher.photo], location: place });
    const answer = await publisher.send(draft);
    expect(answer.statusCode).toBe(201);
    const ad = Advertisement.parse(answer.json());
    expect(answer.headers['location']).toBe(urlOf(routes.readAdvertisement, { id: ad.id }));

    const row = await publisher.storedAd(ad.id);
    expect(row.attrs).toMatchObject(goodCar);
    expect(row).toMatchObject({ priceDirams: 12_500_000, city: 'Душанбе', ...place });

    expect(ad).toMatchObject({
      category_id: 'cars',
      subcategory_id: 'cars.passenger',
      title: 'Toyota Camry, один хозяин',
      subtitle1: '86\u00A0000\u00A0км · С пробегом · ABS, ESP · Цвет 449',
      subtitle2: '125\u00A0000\u00A0с.',
      subtitle3: expect.stringMatching(/^Душанбе · сегодня, \d\d:\d\d$/),
      type: 'CARS',
      area_price: null,
      promotion_type: 'BASIC',
      views: 0,
      status: 'PUBLISHED',
      images: [
        { id: 1, url: cover },
        { id: 2, url: publisher.photo },
      ],
      details: { location: { ...place, landmarks: [] }, imei: null },
      description: goodCar.description,
      publisher_info: {
        name: 'Фируз',
        phone_number: publisher.seller.phone,
        profile_picture: null,
        profile_description: null,
        description: null,
        user_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total_listings: 1,
        is_verified: false,
        marketplace: null,
      },
      is_my_advertisement: true,
      is_comparable: true,
      tags: [{ icon: null, url: null, value: 'Растаможен' }],
      description_fields: [{ title: 'О двигателе', text: goodCar.notes }],
      quick_messages: [],
    });
    expect(ad.characteristics.map(({ name }) => name)).toEqual([
      'Марка',
      'Модель',
      'Состояние',
      'Пробег',
      'Оснащение',
      'Растаможен',
      'Цвет',
    ]);
  });

  test('can be read by every viewer, counts each once, and marks its owner', async () => {
    const { id } = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
    const guest = { 'anonymous-id': await openGuest(publisher.server.app) };
    const user = (await signInAs(publisher.server)).headers;
    const owner = publisher.seller.headers;
    const read = async (headers: Readonly<Record<string, string>>) => {
      const answer = await publisher.server.app.inject({
        method: 'GET',
        url: urlOf(routes.readAdvertisement, { id }),
        headers,
      });
      const { views, has_seen, is_my_advertisement, quick_messages } = Advertisement.parse(
        answer.json(),
      );
      return { views, has_seen, is_my_advertisement, asks: quick_messages.length };
    };
    const others = { is_my_advertisement: false, asks: 3 };
    expect(await read(guest)).toEqual({ views: 0, has_seen: false, ...others });
    expect(await read(guest)).toEqual({ views: 1, has_seen: true, ...others });
    expect(await read({})).toEqual({ views: 1, has_seen: false, ...others });
    expect(await read(user)).toEqual({ views: 1, has_seen: false, ...others });
    expect(await read(user)).toEqual({ views: 2, has_seen: true, ...others });
    const own = { is_my_advertisement: true, asks: 0 };
    expect(await read(owner)).toEqual({ views: 2, has_seen: true, ...own });
    // A view counts from the next read on; the owner's views never count.
    expect(await read(owner)).toEqual({ views: 2, has_seen: true, ...own });
  });

  test('is rate-limited per address', async () => {
    const busy = await openTestApp({ rateLimit: 30 });
    const { send, draft } = await openPublisher(busy);
    const codes: number[] = [];
    while (codes.length < 4) codes.push((await send(draft(goodCar))).statusCode);
    expect(codes).toEqual([201, 201, 201, 429]);
    await busy.close();
  });

  test('that moderation holds or refused is the same to strangers, without a word of it', async () => {
    const { id } = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
    const url = urlOf(routes.readAdvertisement, { id });
    for (const status of ['IN_MODERATION', 'REJECTED'] as const) {
      await publisher.setStatus(id, status);
      const { error } = ErrorBody.parse((await publisher.server.app.inject(url)).json());
      expect({ ...error, request_id: '' }).toEqual({
        code: 'ad.unpublished',
        message: refusalText('ad.unpublished'),
        request_id: '',
      });
      const { headers } = publisher.seller;
      const own = await publisher.server.app.inject({ url, headers });
      expect(Advertisement.parse(own.json()).status).toBe(status);
    }
  });

  test('that is not published can be read only by its owner', async () => {
    const { id } = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
    await publisher.db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, id));
    const url = urlOf(routes.readAdvertisement, { id });
    const others = await publisher.server.app.inject({ method: 'GET', url });
    expect(ErrorBody.parse(others.json()).error.code).toBe('ad.hidden');
    const own = await publisher.server.app.inject({
      method: 'GET',
      url,
      headers: publisher.seller.headers,
    });
    expect(Advertisement.parse(own.json())).toMatchObject({
      status: 'HIDDEN',
      is_comparable: false,
    });
  });

  test('of a job has a salary instead of a price', async () => {
    const filters = {
      salary: { salary_min: 3_000, salary_max: 5_000, is_negotiable: false },
      title: 'Продавец-консультант',
    };
    const draft = { ...carDraft(filters), categoryId: 'jobs', subcategoryId: 'jobs.vacancies' };
    const ad = Advertisement.parse((await publisher.send(draft)).json());
    expect(ad.subtitle2).toMatch(/^3.000–5.000.с\./);
    expect(ad.type).toBe('JOBS');
    const { priceDirams, attrs } = await publisher.storedAd(ad.id);
    expect([priceDirams, attrs['salary']]).toEqual([null, filters.salary]);
  });

  test('of a home has a price per square metre', async () => {
    const answer = await publisher.send(
      publisher.draft({ ...goodCar, area: 62.5, price: 500_000 }),
    );
    expect(Advertisement.parse(answer.json()).area_price).toBe('8\u00A0000\u00A0с. / м²');
  });

  test.for([
    'Ғазали Ҷомӣ — Қӯрғон',
    '🚗🚗🚗🚗🚗',
    'مازدا ٣٣٣',
    'é́́́́',
    '<script>alert(1)</script>',
    "'; drop table ads; --",
  ])('keeps any title as typed: %s', async (title) => {
    const answer = await publisher.send(publisher.draft({ ...goodCar, title }));
    const ad = Advertisement.parse(answer.json());
    expect(ad.title).toBe(title);
    expect((await publisher.storedAd(ad.id)).attrs['title']).toBe(title);
  });
});
