import { faultText } from '@bozor/form-engine/store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody } from '../../app/contract/index.ts';
import { uploadPhoto } from './publish/photo.ts';
import { openPublisher, refusalOf, type Publisher } from './publish/publisher.ts';
import { carDraft, goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

/** The draft is refused for exactly these faults, and is not stored. */
const refusedFor = (faults: object) => ({ status: 422, code: 'ad.invalid', faults, stored: 0 });

describe('a dishonest client', () => {
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
    expect(await refusalOf(publisher, publisher.draft(filters))).toEqual(refusedFor(faults));
  });

  test('is refused a key that every object inherits', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', '__defineGetter__'];
    const lies = Object.fromEntries(names.map((name) => [name, 'x']));
    const faults = Object.fromEntries(names.map((name) => [name, ['key.unknown']]));
    const refused = await refusalOf(publisher, publisher.draft({ ...goodCar, ...lies }));
    expect(refused).toEqual(refusedFor(faults));
  });

  test('may fill a field whose key is `__proto__`, like any other', async () => {
    const json = JSON.stringify(publisher.draft(goodCar)).replace(
      '"make"',
      '"__proto__":"обычный ключ","make"',
    );
    const answer = await publisher.send(json);
    expect(answer.statusCode).toBe(201);
    const { id, characteristics } = Advertisement.parse(answer.json());
    expect(characteristics).toContainEqual({ name: 'Прототип', value: 'обычный ключ' });
    const { rows } = await publisher.db.execute<{ one: string }>(
      sql`select attrs ->> '__proto__' as one from ads where id = ${id}`,
    );
    expect(rows).toEqual([{ one: 'обычный ключ' }]);
    const bad = json.replace('"обычный ключ"', '{"polluted":1}');
    const refused = await publisher.send(bad);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(Object(refused.json()).error.fields)).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.for([
    { title: 'Авто', faults: { title: ['text.min'] } },
    { title: '🚗'.repeat(4), faults: { title: ['text.min'] } },
    { title: '🚗'.repeat(71), faults: { title: ['text.max'] } },
  ])('must give a title of 5 to 70 letters: $title', async ({ title, faults }) => {
    expect(await refusalOf(publisher, publisher.draft({ ...goodCar, title }))).toEqual(
      refusedFor(faults),
    );
  });

  test.for([
    { more: { subcategoryId: 'cars.boats' }, faults: { subcategoryId: ['subcategory.unknown'] } },
    { more: { subcategoryId: 'cars' }, faults: { subcategoryId: ['subcategory.unknown'] } },
    { more: { categoryId: 'jobs' }, faults: { subcategoryId: ['subcategory.foreign'] } },
  ])('must obey the limits of the subcategory: $faults', async ({ more, faults }) => {
    expect(await refusalOf(publisher, publisher.draft(goodCar, more))).toEqual(refusedFor(faults));
  });

  test.for([
    { address: '/art/photos/sofa.svg', why: 'art of the site' },
    { address: 'https://img.example/1.webp', why: 'a picture of another site' },
    { address: 'javascript:alert(1)', why: 'a script' },
    { address: '//evil.example/a.png', why: 'another host' },
    { address: '/images/../../etc/passwd', why: 'a way out' },
    { address: 'data:image/svg+xml,<svg/>', why: 'a picture in the address' },
    { address: `/images/${'0'.repeat(32)}/960.webp`, why: 'an unknown upload' },
  ])('cannot use as a photo $address: $why', async ({ address }) => {
    const draft = publisher.draft(goodCar, { images: [publisher.photo, address] });
    expect(await refusalOf(publisher, draft)).toEqual(refusedFor({ images: ['images.unknown'] }));
  });

  test('cannot use another width of its photo, nor a photo of another user', async () => {
    const { photo } = await openPublisher(publisher.server);
    for (const address of [photo, publisher.photo.replace('960', '1600')]) {
      const draft = publisher.draft(goodCar, { images: [address] });
      expect(await refusalOf(publisher, draft)).toEqual(refusedFor({ images: ['images.unknown'] }));
    }
  });

  test('cannot send unlimited lists, even where the form allows any text', async () => {
    const partsDraft = (numbers: unknown) => ({
      ...publisher.draft({ title: 'Колодки', numbers }),
      subcategoryId: 'cars.parts',
    });
    const numbers = Array.from({ length: 201 }, (_, n) => `n${n}`);
    const refused = refusedFor({ numbers: ['list.too-long'] });
    expect(await refusalOf(publisher, partsDraft(numbers))).toEqual(refused);
    expect(await refusalOf(publisher, partsDraft(numbers.join()))).toEqual(refused);
    const accepted = await publisher.send(partsDraft(numbers.slice(1)));
    expect(accepted.statusCode).toBe(201);
  });

  test('must send the number of photos of the subcategory, without counting duplicates', async () => {
    const { app } = publisher.server;
    const more = await Promise.all([1, 2, 3].map(() => uploadPhoto(app, publisher.seller)));
    const four = [publisher.photo, ...more];
    expect(await refusalOf(publisher, publisher.draft(goodCar, { images: four }))).toEqual(
      refusedFor({ images: ['images.too-many'] }),
    );
    expect(await refusalOf(publisher, publisher.draft(goodCar, { images: [] }))).toEqual(
      refusedFor({ images: ['images.too-few'] }),
    );
    const doubled = [...more, ...more, ...more];
    const answer = await publisher.send(publisher.draft(goodCar, { images: doubled }));
    expect(Advertisement.parse(answer.json()).images.map(({ url }) => url)).toEqual(more);
  });

  test('is refused a location for an ad that has none', async () => {
    const draft = {
      ...carDraft({ title: 'Продавец' }),
      categoryId: 'jobs',
      subcategoryId: 'jobs.vacancies',
      location: { latitude: 1, longitude: 1, address: '' },
    };
    expect(await refusalOf(publisher, draft)).toEqual(
      refusedFor({ location: ['location.unwanted'] }),
    );
  });

  test.for(['VIP', 'PREMIUM'])('cannot buy %s', async (promotionType) => {
    const answer = await publisher.send(
      publisher.draft(goodCar, { promotionType, promotionPeriod: 7 }),
    );
    expect(ErrorBody.parse(answer.json()).error.code).toBe('promotion.not-sold');
  });

  test('reads the message of the form for a missing value', async () => {
    const answer = await publisher.send(publisher.draft({ ...goodCar, make: null, price: null }));
    const { fields } = ErrorBody.parse(answer.json()).error;
    expect(fields?.['make']?.map(({ message }) => message)).toEqual(['Выберите марку']);
    expect(fields?.['price']?.map(({ message }) => message)).toEqual([
      'Это поле обязательно для заполнения',
    ]);
  });

  test('reads its faults in Russian, with their parameters', async () => {
    const answer = await publisher.send(publisher.draft({ ...goodCar, mileage: 2_000_000 }));
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
