import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import {
  Advertisement,
  ALERTS_SHOWN,
  ErrorBody,
  KeptAds,
  routes,
  SAVED_SEARCHES_LIMIT,
  SavedSearches,
  urlOf,
} from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { notifications, savedSearches, unmatchedAds } from '../../app/server/db/saved-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { eraseDeletedAds } from '../../app/server/modules/advertisements/index.ts';
import { forgetAlerts, matchPublishedAds } from '../../app/server/modules/saved-searches/index.ts';
import { signInAs } from './account/sign-in.ts';
import { openPublisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

const publisher = await openPublisher();
const { server, db } = publisher;
afterAll(() => server.close());

/** A user and the calls about their saved searches. */
async function openSaver(given?: { readonly headers: { readonly authorization: string } }) {
  const { headers } = given ?? (await signInAs(server));
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, json: answer.json<unknown>() };
  };
  const listOf = async (call: ReturnType<typeof ask>) => SavedSearches.parse((await call).json);
  const byId = (id: number) => urlOf(routes.changeSavedSearch, { id });
  return {
    trySave: (search: object) => ask('PUT', routes.saveSearch.path, { filters: [], ...search }),
    save: (search: object) =>
      listOf(ask('PUT', routes.saveSearch.path, { filters: [], ...search })),
    list: async () => (await listOf(ask('GET', routes.savedSearches.path))).searches,
    tryChange: (id: number, change: object) => ask('PUT', byId(id), change),
    total: async () => KeptAds.parse((await ask('GET', routes.keptAds.path)).json).new_count,
    change: async (id: number, change: object) =>
      (await listOf(ask('PUT', byId(id), change))).searches,
    remove: async (id: number) => (await listOf(ask('DELETE', byId(id)))).searches,
  };
}

type Saver = Awaited<ReturnType<typeof openSaver>>;

async function savedId(saver: Saver, search: object): Promise<number> {
  return (await saver.save(search)).changed_id ?? 0;
}

async function publishCar(): Promise<number> {
  // Each of another seller: the number of new ads per day is limited.
  const { send, draft } = await openPublisher(server);
  return Advertisement.parse((await send(draft(goodCar))).json()).id;
}

const CARS = { subcategory_id: 'cars.passenger' };
const codeOf = ({ json }: { readonly json: unknown }) => ErrorBody.parse(json).error.code;

describe('a search', () => {
  test('is saved under the name of what it finds, with its page', async () => {
    const saver = await openSaver();
    await saver.save({
      ...CARS,
      query: 'седан',
      filters: [
        { key: 'model', value: 'camry' },
        { key: 'make', value: 'toyota' },
        { key: 'customs', value: true },
      ],
    });
    expect(await saver.list()).toMatchObject([
      {
        name: '«седан», Легковые, Toyota, Camry, Растаможен',
        link: `/subcategory/cars.passenger?q=${encodeURIComponent('седан')}&filter_make=toyota&filter_model=camry&filter_customs=true`,
        has_alerts: true,
        new_count: 0,
      },
    ]);
  });

  test('is the same when it is written in another way', async () => {
    const saver = await openSaver();
    const boxes = { key: 'equipment', value: ['abs', 'esp'] };
    const make = { key: 'make', value: 'toyota' };
    const first = await savedId(saver, { ...CARS, query: 'Ёлка зелёная', filters: [boxes, make] });
    const ways = [
      { ...CARS, query: '  ёлка   ЗЕЛЕНАЯ ', filters: [make, { ...boxes, value: ['esp', 'abs'] }] },
      { ...CARS, category_id: 'cars', query: 'елка зеленая', filters: [boxes, make] },
      {
        ...CARS,
        query: 'елка зеленая',
        filters: [boxes, make, { key: 'sort', value: 'price_asc' }],
      },
    ];
    for (const way of ways) expect(await savedId(saver, way)).toBe(first);
    expect(await saver.list()).toHaveLength(1);
    const others = [
      { ...CARS, query: 'елка', filters: [boxes, make] },
      { category_id: 'cars', query: 'елка зеленая', filters: [make] },
      { ...CARS, query: 'елка зеленая', filters: [boxes] },
      { ...CARS, query: 'елка зеленая', filters: [make, { ...boxes, value: ['abs'] }] },
    ];
    const ids = [];
    for (const other of others) ids.push(await savedId(saver, other));
    expect(new Set([first, ...ids]).size).toBe(5);
  });

  test.for([
    { search: {}, code: 'request.invalid', why: 'it finds everything' },
    { search: { subcategory_id: 'no.such' }, code: 'subcategory.unknown', why: 'no such scope' },
    { search: { query: 'я'.repeat(201) }, code: 'request.invalid', why: 'a long query' },
    {
      search: { ...CARS, filters: [{ key: 'price', value: {} }] },
      code: 'search.invalid',
      why: 'a filter that its page refuses',
    },
  ])('is refused: $why', async ({ search, code }) => {
    const saver = await openSaver();
    expect(codeOf(await saver.trySave(search))).toBe(code);
    expect(await saver.list()).toEqual([]);
  });

  test('is one too many after fifty, and one that is removed makes room', async () => {
    const saver = await openSaver();
    for (let n = 0; n < SAVED_SEARCHES_LIMIT; n += 1) await saver.save({ query: `слово ${n}` });
    expect(codeOf(await saver.trySave({ query: 'ещё' }))).toBe('saved-searches.too-many');
    // An equal one is no new one.
    const first = await savedId(saver, { query: 'слово 0' });
    expect(await saver.remove(first)).toHaveLength(SAVED_SEARCHES_LIMIT - 1);
    await saver.save({ query: 'ещё' });
    const back = await saver.tryChange(first, { is_removed: false });
    expect(codeOf(back)).toBe('saved-searches.too-many');
  }, 60_000);

  test('is renamed, switched and removed; a removal is taken back with all of it', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, { query: 'велосипед' });
    await saver.change(id, { name: '  Сыну  ', has_alerts: false });
    const kept = { id, name: 'Сыну', has_alerts: false };
    expect(await saver.list()).toMatchObject([kept]);
    expect(codeOf(await saver.tryChange(id, { name: '   ' }))).toBe('request.invalid');
    expect(await saver.remove(id)).toEqual([]);
    expect(codeOf(await saver.tryChange(id, { name: 'Другое' }))).toBe('saved-search.unknown');
    expect(await saver.change(id, { is_removed: false })).toMatchObject([kept]);
    await saver.remove(id);
    expect((await saver.save({ query: 'велосипед' })).searches).toMatchObject([kept]);
  });

  test('is nothing to another user', async () => {
    const [saver, other] = [await openSaver(), await openSaver()];
    const id = await savedId(saver, { query: 'тайна' });
    expect(await other.list()).toEqual([]);
    expect(codeOf(await other.tryChange(id, { name: 'Моё' }))).toBe('saved-search.unknown');
    expect(codeOf(await other.tryChange(id, { is_removed: false }))).toBe('saved-search.unknown');
    await other.remove(id);
    expect(await saver.list()).toMatchObject([{ id, name: '«тайна»' }]);
  });
});

describe('a new ad', () => {
  test('is counted once beside each search that lists it, until the search is opened', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, CARS);
    const wide = await savedId(saver, { category_id: 'cars' });
    const jobs = await savedId(saver, { category_id: 'jobs' });
    const adId = await publishCar();
    await matchPublishedAds(db);
    const countOf = async (one: number) =>
      (await saver.list()).find((search) => search.id === one)?.new_count;
    expect(await Promise.all([id, wide, jobs].map(countOf))).toEqual([1, 1, 0]);
    expect(await saver.total()).toBe(2);
    expect(await (await openSaver()).total()).toBe(0);
    await saver.change(id, { is_seen: true });
    expect(await Promise.all([id, wide].map(countOf))).toEqual([0, 1]);
    expect(await saver.total()).toBe(1);
    await saver.remove(wide);
    expect(await saver.total()).toBe(0);
    await saver.change(wide, { is_removed: false });
    // Published again it is no other ad.
    await db.insert(unmatchedAds).values({ adId });
    await matchPublishedAds(db);
    expect(await Promise.all([id, wide].map(countOf))).toEqual([0, 1]);
    // A hidden one is not there to be seen.
    await db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, adId));
    expect(await countOf(wide)).toBe(0);
    expect(await saver.total()).toBe(0);
  });

  test('is not noted for its seller, without alerts, nor for a later search', async () => {
    const [saver, quiet, late] = [await openSaver(), await openSaver(), await openSaver()];
    const seller = await openPublisher(server);
    const own = await openSaver(seller.seller);
    for (const one of [saver, own]) await one.save(CARS);
    await quiet.change(await savedId(quiet, CARS), { has_alerts: false });
    await seller.send(seller.draft(goodCar));
    await late.save(CARS);
    await matchPublishedAds(db);
    const counts = await Promise.all(
      [saver, own, quiet, late].map(async (one) => (await one.list())[0]?.new_count),
    );
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  test('is matched once by several processes, and again after a crash', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, CARS);
    const adId = await publishCar();
    await expect(
      db.transaction(async (transaction) => {
        await matchPublishedAds(transaction);
        throw new Error('crash');
      }),
    ).rejects.toThrow('crash');
    await Promise.all([1, 2, 3].map(() => matchPublishedAds(db)));
    const noted = await db.select().from(notifications).where(eq(notifications.savedSearchId, id));
    expect(noted).toMatchObject([{ adId, group: 'SEARCH', type: 'search.ad', readAt: null }]);
    expect(await db.$count(unmatchedAds)).toBe(0);
  });

  test('replaces the oldest of a hundred', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, CARS);
    const first = await publishCar();
    const { id: _id, ...row } = await publisher.storedAd(first);
    const copies = await db
      .insert(ads)
      .values(Array.from({ length: ALERTS_SHOWN }, () => row))
      .returning({ id: ads.id, userId: ads.ownerId });
    const { ownerId: userId } = row;
    await db.insert(notifications).values(
      copies.map((copy) => ({
        userId,
        adId: copy.id,
        savedSearchId: id,
        group: 'SEARCH' as const,
        type: 'search.ad',
      })),
    );
    await matchPublishedAds(db);
    const noted = await db.select().from(notifications).where(eq(notifications.savedSearchId, id));
    const numbers = noted.map(({ adId }) => adId);
    expect(numbers).toHaveLength(ALERTS_SHOWN);
    expect(numbers).toContain(first);
    expect(numbers).not.toContain(copies[0]?.id);
    await db.delete(ads).where(sql`id = any(${sql.param(copies.map((one) => one.id))}::int[])`);
  });
});

describe('what is kept', () => {
  test('is forgotten: alerts after ninety days, removed searches after an hour', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, CARS);
    const gone = await savedId(saver, { query: 'ненужное' });
    await saver.remove(gone);
    await publishCar();
    await matchPublishedAds(db);
    await forgetAlerts(db);
    expect(await db.$count(savedSearches, eq(savedSearches.id, gone))).toBe(1);
    await db
      .update(notifications)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(notifications.savedSearchId, id));
    await db
      .update(savedSearches)
      .set({ removedAt: sql`now() - interval '2 hours'` })
      .where(eq(savedSearches.id, gone));
    await forgetAlerts(db);
    expect(await saver.list()).toMatchObject([{ id, new_count: 0 }]);
    expect(await db.$count(savedSearches, eq(savedSearches.id, gone))).toBe(0);
  });

  test('goes with the erased ad, and with the erased user', async () => {
    const saver = await openSaver();
    const id = await savedId(saver, CARS);
    const adId = await publishCar();
    await matchPublishedAds(db);
    const isOfAd = eq(notifications.adId, adId);
    expect(await db.$count(notifications, isOfAd)).toBeGreaterThan(0);
    await db
      .update(ads)
      .set({ status: 'DELETED', statusAt: sql`now() - interval '31 days'` })
      .where(eq(ads.id, adId));
    await eraseDeletedAds(db);
    expect(await db.$count(notifications, isOfAd)).toBe(0);
    const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
    await db.delete(users).where(eq(users.id, row?.userId ?? 0));
    expect(await db.$count(savedSearches, eq(savedSearches.id, id))).toBe(0);
  });
});
