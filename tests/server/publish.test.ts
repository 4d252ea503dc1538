import { compile, faultText, toOptions, validateLoaded, type Verdict } from '@bozor/form-engine';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, routes, urlOf } from '../../app/contract/index.ts';
import { adSearch } from '../../app/server/db/ad-search.ts';
import { ads, filterTokens, idempotencyKeys, numberSlots } from '../../app/server/db/schema.ts';
import { carDraft, goodCar, sampleFiles } from './sample-fixtures.ts';
import { openTestApp, publish, signIn, type TestApp } from './test-app.ts';

let server: TestApp;
let guest = '';

beforeAll(async () => {
  server = await openTestApp();
  guest = await signIn(server.app);
});
afterAll(() => server.close());

const send = (draft: object | string, key?: string) =>
  publish(server.app, guest, { draft, ...(key === undefined ? {} : { key }) });

async function storedAd(id: number) {
  const [row] = await server.database.db.select().from(ads).where(eq(ads.id, id));
  if (row === undefined) throw new Error(`No ad ${id}.`);
  return row;
}

async function countAds(): Promise<number> {
  return server.database.db.$count(ads);
}

/** Codes by key of a refused draft. */
async function faultsOf(draft: object | string): Promise<Record<string, string[]>> {
  const before = await countAds();
  const answer = await send(draft);
  const { error } = ErrorBody.parse(answer.json());
  expect([answer.statusCode, error.code]).toEqual([422, 'ad.invalid']);
  expect(await countAds()).toBe(before);
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([key, all]) => [key, all.map(({ code }) => code)]),
  );
}

describe('an ad', () => {
  test('that the form accepts is stored as the form’s payload says, and read in words', async () => {
    const place = { latitude: 38.56, longitude: 68.79, address: 'Душанбе, проспект Рудаки' };
    const draft = carDraft(goodCar, {
      images: ['/art/photos/car.jpg', 'https://img.example/1.webp'],
      location: place,
    });
    const answer = await send(draft);
    expect(answer.statusCode).toBe(201);
    const ad = Advertisement.parse(answer.json());
    expect(answer.headers['location']).toBe(urlOf(routes.readAdvertisement, { id: ad.id }));

    const row = await storedAd(ad.id);
    expect(row.attrs).toMatchObject(goodCar);
    expect(row).toMatchObject({ priceDirams: 12_500_000, city: 'Душанбе', ...place });

    expect(ad).toMatchObject({
      category_id: 'cars',
      subcategory_id: 'cars.passenger',
      title: 'Toyota Camry, один хозяин',
      subtitle1: 'Toyota · Camry · С пробегом · 86\u00A0000\u00A0км',
      subtitle2: '125\u00A0000\u00A0с.',
      subtitle3: expect.stringMatching(/^Душанбе · сегодня, \d\d:\d\d$/),
      type: 'CARS',
      area_price: null,
      promotion_type: 'BASIC',
      views: 0,
      status: 'PUBLISHED',
      images: [
        { id: 1, url: '/art/photos/car.jpg' },
        { id: 2, url: 'https://img.example/1.webp' },
      ],
      details: { location: { ...place, landmarks: [] }, imei: null },
      description: goodCar.description,
      publisher_info: { id: null, name: 'Гость', total_listings: 1, is_verified: false },
      is_my_advertisement: true,
      is_comparable: true,
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

  test('is read by anybody, counted once for each, and knows its owner', async () => {
    const { id } = Advertisement.parse((await send(carDraft(goodCar))).json());
    const other = await signIn(server.app);
    const read = async (anonymousId: string | null) => {
      const answer = await server.app.inject({
        method: 'GET',
        url: urlOf(routes.readAdvertisement, { id }),
        headers: anonymousId === null ? {} : { 'anonymous-id': anonymousId },
      });
      const { views, has_seen, is_my_advertisement, quick_messages } = Advertisement.parse(
        answer.json(),
      );
      return { views, has_seen, is_my_advertisement, asks: quick_messages.length };
    };
    const stranger = { is_my_advertisement: false, asks: 3 };
    expect(await read(other)).toEqual({ views: 0, has_seen: false, ...stranger });
    expect(await read(other)).toEqual({ views: 1, has_seen: true, ...stranger });
    expect(await read(null)).toEqual({ views: 1, has_seen: false, ...stranger });
    const owner = { is_my_advertisement: true, asks: 0 };
    expect(await read(guest)).toEqual({ views: 1, has_seen: true, ...owner });
  });

  test('that is not published is its owner’s alone', async () => {
    const { id } = Advertisement.parse((await send(carDraft(goodCar))).json());
    await server.database.db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, id));
    const url = urlOf(routes.readAdvertisement, { id });
    const others = await server.app.inject({ method: 'GET', url });
    expect(ErrorBody.parse(others.json()).error.code).toBe('ad.unknown');
    const own = await server.app.inject({ method: 'GET', url, headers: { 'anonymous-id': guest } });
    expect(Advertisement.parse(own.json())).toMatchObject({
      status: 'HIDDEN',
      is_comparable: false,
    });
  });

  test('of a job says its salary where others say a price', async () => {
    const filters = {
      salary: { salary_min: 3_000, salary_max: 5_000, is_negotiable: false },
      title: 'Продавец-консультант',
    };
    const draft = { ...carDraft(filters), categoryId: 'jobs', subcategoryId: 'jobs.vacancies' };
    const ad = Advertisement.parse((await send(draft)).json());
    expect(ad.subtitle2).toMatch(/^от 3.000 до 5.000/);
    expect(ad.type).toBe('JOBS');
    const { priceDirams, attrs } = await storedAd(ad.id);
    expect([priceDirams, attrs['salary']]).toEqual([null, filters.salary]);
  });

  test('of a home has a price by the metre', async () => {
    const answer = await send(carDraft({ ...goodCar, area: 62.5, price: 500_000 }));
    expect(Advertisement.parse(answer.json()).area_price).toBe('8\u00A0000\u00A0с. / м²');
  });

  test.for([
    'Ғазали Ҷомӣ — Қӯрғон',
    '🚗🚗🚗🚗🚗',
    'مازدا ٣٣٣',
    'é́́́́',
    '<script>alert(1)</script>',
    "'; drop table ads; --",
  ])('keeps any title as it was written: %s', async (title) => {
    const answer = await send(carDraft({ ...goodCar, title }));
    const ad = Advertisement.parse(answer.json());
    expect(ad.title).toBe(title);
    expect((await storedAd(ad.id)).attrs['title']).toBe(title);
  });
});

describe('an ad that is ready for search', () => {
  test('has its numbers, choices and words where the search looks', async () => {
    const { db } = server.database;
    const { id } = Advertisement.parse((await send(carDraft({ ...goodCar, area: 10 }))).json());
    const [row] = await db.select().from(adSearch).where(eq(adSearch.id, id));
    const slots = await db.select().from(numberSlots);
    const slotOf = (key: string) => slots.find((slot) => slot.key === key)?.slot ?? 0;
    expect(row).toMatchObject({
      cat: 1,
      price: 12_500_000,
      [`n${slotOf('mileage')}`]: 86_000,
      [`n${slotOf('area')}`]: 10,
    });
    expect(slots.map(({ key }) => key).toSorted()).toEqual(['area', 'mileage']);

    const tokens = await db.select().from(filterTokens);
    const chosen = tokens.filter((token) => row?.tags.includes(token.id));
    expect(chosen.map(({ key, value }) => `${key}=${value}`).toSorted()).toEqual([
      'city=dushanbe',
      'colour=colour-449',
      'condition=used',
      'customs=true',
      'equipment=abs',
      'equipment=esp',
      'make=toyota',
      'model=camry',
    ]);
    expect(row?.city).toBe(tokens.find(({ key }) => key === 'city')?.id);
    const words = (row?.tags ?? []).filter((tag) => tag >= 2 ** 30);
    expect(words).toHaveLength('toyota camry один хозяин'.split(' ').length);
  });

  test('ranks by promotion, then by the moment of publishing', async () => {
    const { id } = Advertisement.parse((await send(carDraft(goodCar))).json());
    const [row] = await server.database.db.select().from(adSearch).where(eq(adSearch.id, id));
    const { publishedAt } = await storedAd(id);
    expect(row?.rank).toBe(publishedAt?.getTime());
  });

  test('is counted with every value it carries', async () => {
    const { db } = server.database;
    const before = await db.select().from(filterTokens);
    await send(carDraft(goodCar));
    const after = await db.select().from(filterTokens);
    const grown = after.filter(
      ({ id, df }) => before.find((token) => token.id === id)?.df === df - 1,
    );
    expect(grown.map(({ key }) => key).toSorted()).toEqual([
      'city',
      'colour',
      'condition',
      'customs',
      'equipment',
      'equipment',
      'make',
      'model',
    ]);
  });

  test('never shares its columns between writers that come at once', async () => {
    const drafts = Array.from({ length: 16 }, (_, n) =>
      carDraft({ ...goodCar, mileage: n, ...(n % 2 === 0 ? { area: n + 1 } : {}) }),
    );
    const answers = await Promise.all(drafts.map((draft) => send(draft)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(drafts.map(() => 201));
  });
});

describe('a client that lies', () => {
  const { make: _make, ...homeless } = goodCar;
  test.for([
    {
      filters: { ...goodCar, condition: 'new' },
      faults: { mileage: ['field.hidden'] },
      why: 'a value in a hidden field',
    },
    {
      filters: { ...goodCar, vin: '1' },
      faults: { vin: ['key.unknown'] },
      why: 'a key of no field',
    },
    {
      filters: { ...goodCar, make: 'lada', model: null },
      faults: { make: ['choice.unknown'], model: ['required'] },
      why: 'a value that was not offered',
    },
    {
      filters: { ...goodCar, model: 'civic' },
      faults: { model: ['choice.unknown'] },
      why: 'a child of another parent',
    },
    {
      filters: { ...goodCar, colour: 'colour-450' },
      faults: { colour: ['choice.unknown'] },
      why: 'a value beyond the last page',
    },
    {
      filters: { ...goodCar, equipment: ['abs', 'turbo'] },
      faults: { equipment: ['choice.unknown'] },
      why: 'one of a list that was not offered',
    },
    {
      filters: { ...goodCar, mileage: -1 },
      faults: { mileage: ['number.min'] },
      why: 'a number below its bound',
    },
    {
      filters: { ...goodCar, mileage: {} },
      faults: { mileage: ['shape.invalid'] },
      why: 'an object for a number',
    },
    {
      filters: { ...goodCar, title: ['a'] },
      faults: { title: ['shape.invalid'] },
      why: 'a list for a text',
    },
    {
      filters: { ...goodCar, imei: '490154203237519' },
      faults: { imei: ['imei.checksum'] },
      why: 'a wrong check digit',
    },
    {
      filters: homeless,
      faults: { make: ['required'], model: ['field.hidden'] },
      why: 'a child without its parent',
    },
    {
      filters: {},
      faults: { make: ['required'], price: ['required'], title: ['required'] },
      why: 'nothing at all',
    },
  ])('is refused: $why', async ({ filters, faults }) => {
    expect(await faultsOf(carDraft(filters))).toEqual(faults);
  });

  test('is refused a key that is on every object', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__'];
    const lies = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(await faultsOf(carDraft({ ...goodCar, ...lies }))).toEqual(
      Object.fromEntries(names.map((name) => [name, ['key.unknown']])),
    );
  });

  test('may fill a field whose key is `__proto__`, like any other', async () => {
    const json = JSON.stringify(carDraft(goodCar)).replace(
      '"make"',
      '"__proto__":"обычный ключ","make"',
    );
    const answer = await send(json);
    expect(answer.statusCode).toBe(201);
    const { id, characteristics } = Advertisement.parse(answer.json());
    expect(characteristics).toContainEqual({ name: 'Прототип', value: 'обычный ключ' });
    const { rows } = await server.database.db.execute<{ one: string }>(
      sql`select attrs ->> '__proto__' as one from ads where id = ${id}`,
    );
    expect(rows).toEqual([{ one: 'обычный ключ' }]);
    const bad = json.replace('"обычный ключ"', '{"polluted":1}');
    const refused = await send(bad);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(Object(refused.json()).error.fields)).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.for([
    { title: 'Авто', faults: { title: ['text.min'] } },
    { title: '🚗'.repeat(4), faults: { title: ['text.min'] } },
    { title: '🚗'.repeat(71), faults: { title: ['text.max'] } },
  ])('is held to 5 to 70 letters of a title: $title', async ({ title, faults }) => {
    expect(await faultsOf(carDraft({ ...goodCar, title }))).toEqual(faults);
  });

  test.for([
    {
      more: { images: ['/art/a.svg', '/art/b.svg', '/art/c.svg', '/art/d.svg'] },
      faults: { images: ['images.too-many'] },
    },
    { more: { images: ['javascript:alert(1)'] }, faults: { images: ['images.address'] } },
    { more: { images: ['//evil.example/a.png'] }, faults: { images: ['images.address'] } },
    { more: { images: ['/art/../../etc/passwd'] }, faults: { images: ['images.address'] } },
    { more: { images: ['data:image/svg+xml,<svg/>'] }, faults: { images: ['images.address'] } },
    { more: { subcategoryId: 'cars.boats' }, faults: { subcategoryId: ['subcategory.unknown'] } },
    { more: { subcategoryId: 'cars' }, faults: { subcategoryId: ['subcategory.unknown'] } },
    { more: { categoryId: 'jobs' }, faults: { subcategoryId: ['subcategory.foreign'] } },
  ])('is held to the limits of the subcategory: $faults', async ({ more, faults }) => {
    expect(await faultsOf(carDraft(goodCar, more))).toEqual(faults);
  });

  test('is told of a place that an ad of this kind does not have', async () => {
    const draft = {
      ...carDraft({ title: 'Продавец' }),
      categoryId: 'jobs',
      subcategoryId: 'jobs.vacancies',
      location: { latitude: 1, longitude: 1, address: '' },
    };
    expect(await faultsOf(draft)).toEqual({ location: ['location.unwanted'] });
  });

  test.for(['VIP', 'PREMIUM'])('is not sold %s yet', async (promotionType) => {
    const answer = await send(carDraft(goodCar, { promotionType, promotionPeriod: 7 }));
    expect(ErrorBody.parse(answer.json()).error.code).toBe('promotion.not-sold');
  });

  test('reads its faults in Russian, with what they are made of', async () => {
    const answer = await send(carDraft({ ...goodCar, mileage: 2_000_000 }));
    expect(ErrorBody.parse(answer.json()).error.fields).toEqual({
      mileage: [
        {
          code: 'number.max',
          params: { max: 1_000_000 },
          message: faultText({ code: 'number.max', max: 1_000_000 }),
          level: 'error',
        },
      ],
    });
  });
});

describe('a retry', () => {
  test('gives the same answer and no second ad', async () => {
    const before = await countAds();
    const first = await send(carDraft(goodCar), 'retry-1');
    const second = await send(carDraft(goodCar), 'retry-1');
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(await countAds()).toBe(before + 1);
  });

  test('among twenty at once makes one ad', async () => {
    const before = await countAds();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(carDraft(goodCar), 'storm')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await countAds()).toBe(before + 1);
  });

  test('with other data is refused', async () => {
    await send(carDraft(goodCar), 'reused');
    const answer = await send(carDraft({ ...goodCar, mileage: 1 }), 'reused');
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      409,
      'idempotency.reused',
    ]);
  });

  test('after a refusal is judged anew', async () => {
    const refused = await send(carDraft({ ...goodCar, title: '' }), 'mended');
    expect(refused.statusCode).toBe(422);
    expect((await send(carDraft(goodCar), 'mended')).statusCode).toBe(201);
  });

  test('is its owner’s: another guest’s same key is another ad', async () => {
    const other = await signIn(server.app);
    const mine = await send(carDraft(goodCar), 'same');
    const theirs = await publish(server.app, other, { draft: carDraft(goodCar), key: 'same' });
    expect(theirs.statusCode).toBe(201);
    expect(Advertisement.parse(theirs.json()).id).not.toBe(Advertisement.parse(mine.json()).id);
  });

  test('after a failure half way finds nothing of the first try', async () => {
    const { db } = server.database;
    const before = await countAds();
    await db.execute(sql`alter table ad_search rename to ad_search_away`);
    const failed = await send(carDraft(goodCar), 'half');
    await db.execute(sql`alter table ad_search_away rename to ad_search`);
    expect(failed.statusCode).toBe(500);
    expect(await countAds()).toBe(before);
    const left = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'half'));
    expect(left).toEqual([]);
    expect((await send(carDraft(goodCar), 'half')).statusCode).toBe(201);
  });
});

describe('the server', { timeout: 60_000 }, () => {
  const plan = compile(sampleFiles['pages/create/cars.passenger'], { mode: 'ad' });
  const answers = Object(sampleFiles);
  /** The engine's verdict, with the options read from the files instead of the database. */
  const judge = (filters: Record<string, unknown>): Promise<Verdict> =>
    validateLoaded(plan, filters, async ({ field, filterId, parentValues }) => {
      const lists = answers[`values/${filterId}`] ?? {};
      const [parent = ''] = parentValues;
      const { values, groups } = lists[parent] ?? { values: [], groups: [] };
      return {
        ...toOptions(values, groups, plan.fields[field] ?? { dataType: 'STRING' }),
        isComplete: true,
      };
    });

  const oneOf = (...values: readonly unknown[]) => fc.constantFrom(...values);
  const anything = fc.record({
    make: oneOf('toyota', 'honda', 'lada', '', null, 7),
    model: oneOf('camry', 'civic', 'other', null, ['camry']),
    condition: oneOf('new', 'used', null, 'old'),
    mileage: oneOf(0, 5, '12 500', '1,5', -1, 1_000_001, null, [], true),
    equipment: oneOf([], ['abs'], ['esp', 'abs'], ['turbo'], 'abs', null),
    customs: oneOf(true, false, 'true', null, 1),
    price: oneOf(1, 2.5, 125_000, '99', 0, null),
    colour: oneOf('colour-0', 'colour-449', 'colour-999', null),
    city: oneOf('dushanbe', 'khujand', 'paris', null),
    location: oneOf(
      null,
      { latitude: 38.5, longitude: 68.7, address: 'Душанбе' },
      { latitude: 99 },
    ),
    imei: oneOf(null, '490154203237518', '490154203237519', 'x'),
    title: fc.oneof(
      oneOf('Toyota Camry 2019', null),
      fc.string({ minLength: 5, maxLength: 70, unit: 'grapheme' }),
    ),
    description: oneOf(null, 'Хорошая машина, один хозяин.'),
    stranger: oneOf('x', null),
  });

  /** A good car with at most three of its answers changed: about a third of them stay good. */
  const cars = fc
    .tuple(
      anything,
      fc.subarray([...Object.keys(goodCar), 'location', 'imei', 'stranger'], { maxLength: 3 }),
    )
    .map(([change, keys]): Record<string, unknown> => ({
      ...goodCar,
      ...Object.fromEntries(Object.entries(change).filter(([key]) => keys.includes(key))),
    }));

  test('stores an ad exactly when the engine accepts it, and exactly the engine’s payload', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(cars, async (values) => {
        const json = JSON.stringify(carDraft(values));
        fc.pre(json.isWellFormed() && !json.includes('\\u0000') && !json.includes('\\ud'));
        const { faults, payload } = await judge(values);
        const keys = Object.keys(faults);
        const title = Array.from(String(payload['title'] ?? '12345')).length;
        const isWordy = title < 5 || title > 70;
        const answer = await send(json);
        if (keys.length === 0 && !isWordy) {
          accepted += 1;
          const { id } = Advertisement.parse(answer.json());
          expect((await storedAd(id)).attrs).toEqual(JSON.parse(JSON.stringify(payload)));
        } else {
          expect(answer.statusCode).toBe(422);
          const { fields = {} } = ErrorBody.parse(answer.json()).error;
          expect(Object.keys(fields)).toEqual(expect.arrayContaining(keys));
        }
      }),
      { numRuns: 100 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
