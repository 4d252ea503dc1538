import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import {
  CreatedUser,
  ErrorBody,
  ImportCandidates,
  ImportResult,
  IMPORT_LIMIT,
  routes,
} from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import type { ImportSource } from '../../app/server/modules/imports/index.ts';
import { createUser, prove } from './account/authorization-calls.ts';
import { randomPhone, signInAs } from './account/sign-in.ts';
import { makePhoto } from './publish/photo.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

type SourceAd = Awaited<ReturnType<ImportSource['findAds']>>[number];

/** The source of the test: ads by phone, and the pictures it has. */
const shelf = new Map<string, readonly SourceAd[]>();
let photo: Buffer;
let server: TestApp;

beforeAll(async () => {
  photo = await makePhoto();
  server = await openTestApp({
    importSource: {
      findAds: async (phone) => shelf.get(phone) ?? [],
      readImage: async (name) => (name === 'car.jpg' ? photo : null),
    },
  });
});
afterAll(() => server.close());

const car = (id: string, change: Partial<SourceAd> = {}): SourceAd => ({
  id,
  phone: '',
  category_id: 'cars',
  subcategory_id: 'cars.passenger',
  images: ['car.jpg'],
  filters: goodCar,
  ...change,
});

/** Signs up a new user whose phone other sites show with these ads. */
async function signUp(found: readonly SourceAd[], phone = randomPhone()) {
  shelf.set(phone, found);
  const answer = await createUser(server, await prove(server, phone), { username: 'Зарина' });
  const { access_token, advertisements } = CreatedUser.parse(answer.json());
  const headers = { authorization: `Bearer ${access_token}` };
  return { phone, headers, offer: advertisements, ids: advertisements.map(({ id }) => id) };
}

type Headers = Awaited<ReturnType<typeof signUp>>['headers'];

const send = (headers: Headers, body: object) =>
  server.app.inject({ method: 'POST', url: routes.importAds.path, headers, payload: body });

async function publish(headers: Headers, ids: readonly number[]) {
  const answer = await send(headers, { ids, has_consent: true });
  return ImportResult.parse(answer.json()).outcomes;
}

async function readOffer(headers: Headers) {
  const answer = await server.app.inject({ url: routes.importCandidates.path, headers });
  return ImportCandidates.parse(answer.json()).advertisements;
}

async function codeOf(answer: Awaited<ReturnType<typeof send>>) {
  return ErrorBody.parse(answer.json()).error.code;
}

/** Titles of a user's stored ads. */
async function titlesOf(phone: string) {
  const rows = await server.database.db
    .select({ title: ads.title, images: ads.images })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(eq(users.phone, phone));
  return rows.map(({ title }) => title);
}

describe('the import offer', () => {
  test('lists what other sites show with the verified phone, as cards with their covers', async () => {
    const { offer } = await signUp([car('a')]);
    expect(offer).toMatchObject([{ title: goodCar.title, subtitle2: '125\u00A0000\u00A0с.' }]);
    expect(offer[0]?.images[0]?.url).toMatch(/^\/images\/.+960\.webp$/);
  });

  test('is empty for a phone that no site shows, and for a known user', async () => {
    expect((await signUp([])).offer).toEqual([]);
    const known = await signInAs(server);
    shelf.set(known.phone, [car('late')]);
    expect(await readOffer(known.headers)).toEqual([]);
  });

  test('leaves out ads of a subcategory that does not exist here, and pictures that do not open', async () => {
    const { offer } = await signUp([
      car('away', { subcategory_id: 'cars.spaceships' }),
      car('bare', { images: ['gone.jpg'] }),
    ]);
    expect(offer).toMatchObject([{ title: goodCar.title, images: [] }]);
  });

  test('is the same for a sign-up that is repeated after a lost answer', async () => {
    const phone = randomPhone();
    shelf.set(phone, [car('a'), car('b')]);
    const requestId = await prove(server, phone);
    const offers = [
      await createUser(server, requestId, { username: 'Зарина' }),
      await createUser(server, requestId, { username: 'Зарина' }),
    ].map((answer) => CreatedUser.parse(answer.json()).advertisements);
    expect(offers[1]).toEqual(offers[0]);
    expect(offers[0]).toHaveLength(2);
  });

  test('of a source that fails is empty, and the sign-up succeeds', async () => {
    const broken = await openTestApp({
      importSource: {
        findAds: () => Promise.reject(new Error('away')),
        readImage: async () => null,
      },
    });
    onTestFinished(() => broken.close());
    const answer = await createUser(broken, await prove(broken, randomPhone()), {
      username: 'Зарина',
    });
    expect(CreatedUser.parse(answer.json()).advertisements).toEqual([]);
  });
});

describe('an import', () => {
  test('publishes complete ads with their photos, and no ad twice', async () => {
    const { phone, headers, ids } = await signUp([car('a'), car('b')]);
    const outcomes = await publish(headers, ids);
    expect(outcomes.map(({ draft }) => draft)).toEqual([null, null]);
    expect(await publish(headers, ids)).toEqual(outcomes);
    expect(await titlesOf(phone)).toEqual([goodCar.title, goodCar.title]);
    expect(await readOffer(headers)).toEqual([]);
  });

  test('of concurrent calls publishes each ad once', async () => {
    const { phone, headers, ids } = await signUp([car('a'), car('b')]);
    const [first, ...rest] = await Promise.all([0, 1, 2, 3].map(() => publish(headers, ids)));
    for (const outcomes of rest) expect(outcomes).toEqual(first);
    expect(await titlesOf(phone)).toHaveLength(2);
  });

  test('answers an incomplete ad as a draft at its first invalid field, and keeps it', async () => {
    const { price: _price, city: _city, ...incomplete } = goodCar;
    const { phone, headers, ids } = await signUp([car('a', { filters: incomplete })]);
    const [outcome] = await publish(headers, ids);
    expect(outcome).toMatchObject({
      advertisement_id: null,
      reason: expect.stringContaining('Это поле обязательно для заполнения'),
      draft: { category_id: 'cars', subcategory_id: 'cars.passenger', first_field: 'price' },
    });
    expect(outcome?.draft?.values).toContainEqual({
      key: 'title',
      name: expect.any(String),
      value: goodCar.title,
    });
    expect(outcome?.draft?.photos).toHaveLength(1);
    expect(await titlesOf(phone)).toEqual([]);
    expect(await readOffer(headers)).toHaveLength(1);
  });

  test('without a photo where the form requires one is a draft at the photos', async () => {
    const { headers, ids } = await signUp([car('a', { images: ['gone.jpg'] })]);
    const [outcome] = await publish(headers, ids);
    expect(outcome?.draft?.first_field).toBe('images');
  });

  test('beyond the daily limit makes drafts of complete ads, with the reason', async () => {
    const found = Array.from({ length: 6 }, (_, n) => car(`ad-${n}`));
    const { phone, headers, ids } = await signUp(found);
    const outcomes = await publish(headers, ids);
    expect(outcomes.map(({ advertisement_id }) => advertisement_id === null)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(outcomes.at(-1)).toMatchObject({
      reason: 'На сегодня предел новых объявлений достигнут. Разместите это завтра.',
      draft: { first_field: null },
    });
    expect(await titlesOf(phone)).toHaveLength(5);
  });

  test.for([
    { body: (ids: number[]) => ({ ids }), code: 'request.invalid', why: 'no consent' },
    {
      body: (ids: number[]) => ({ ids, has_consent: false }),
      code: 'request.invalid',
      why: 'a refused consent',
    },
    { body: () => ({ ids: [], has_consent: true }), code: 'request.invalid', why: 'no ad' },
    {
      body: () => ({
        ids: Array.from({ length: IMPORT_LIMIT + 1 }, (_, n) => n + 1),
        has_consent: true,
      }),
      code: 'request.invalid',
      why: 'too many ads',
    },
    {
      body: (ids: number[]) => ({ ids: [...ids, 2_000_000_000], has_consent: true }),
      code: 'import.unknown',
      why: 'an unknown ad among them',
    },
    {
      body: () => ({ ids: [2 ** 40], has_consent: true }),
      code: 'request.invalid',
      why: 'an id that no column holds',
    },
  ])('is refused with $code and publishes nothing: $why', async ({ body, code }) => {
    const { phone, headers, ids } = await signUp([car('a')]);
    expect(await codeOf(await send(headers, body(ids)))).toBe(code);
    expect(await titlesOf(phone)).toEqual([]);
  });

  test('never takes the candidates of another person', async () => {
    const owner = await signUp([car('a')]);
    const thief = await signUp([car('a', { filters: { ...goodCar, title: 'Своя машина' } })]);
    const answer = await send(thief.headers, { ids: owner.ids, has_consent: true });
    expect(await codeOf(answer)).toBe('import.unknown');
    expect(await readOffer(thief.headers)).toMatchObject([{ title: 'Своя машина' }]);
    expect(await titlesOf(thief.phone)).toEqual([]);
    expect(await readOffer(owner.headers)).toHaveLength(1);
  });

  test('needs a user', async () => {
    const answer = await server.app.inject({ url: routes.importCandidates.path });
    expect(ErrorBody.parse(answer.json()).error.code).toBe('sign-in.required');
  });
});
