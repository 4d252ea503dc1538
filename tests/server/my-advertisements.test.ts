import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type AdStatus,
  Advertisement,
  ErrorBody,
  MyAdPage,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { adViewDays } from '../../app/server/db/view-schema.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;
/** The ad that the others are copied from. */
let first: Advertisement;

beforeAll(async () => {
  publisher = await openPublisher();
  const other = await openPublisher(publisher.server);
  await other.send(other.draft(goodCar));
  first = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
  await copyFirst(44);
  const ids = await ownIds();
  const change = (status: AdStatus, some: readonly number[]) =>
    publisher.db
      .update(ads)
      .set({ status, statusAt: sql`now()` })
      .where(sql`${ads.id} in ${some}`);
  await change('HIDDEN', ids.slice(1, 4));
  await change('REJECTED', ids.slice(4, 6));
  await change('EXPIRED', ids.slice(6, 7));
  await change('DELETED', ids.slice(7, 10));
});
afterAll(() => publisher.server.close());

/** Adds more ads of the user than a day allows, as of earlier days. */
async function copyFirst(count: number): Promise<void> {
  const { id: _id, ...row } = await publisher.storedAd(first.id);
  await publisher.db.insert(ads).values(Array.from({ length: count }, () => row));
}

async function ownIds(): Promise<readonly number[]> {
  const rows = await publisher.db
    .select({ id: ads.id })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(eq(users.phone, publisher.seller.phone))
    .orderBy(ads.id);
  return rows.map(({ id }) => id);
}

const ask = (query: readonly (readonly [string, string])[], headers = publisher.seller.headers) =>
  publisher.server.app.inject({
    method: 'GET',
    url: urlOf(routes.myAdvertisements, {}, query),
    headers,
  });

async function walk(status: AdStatus | null): Promise<readonly MyAdPage[]> {
  const pages: MyAdPage[] = [];
  let cursor: string | null = null;
  do {
    const query: readonly (readonly [string, string])[] = [
      ...(status === null ? [] : [['status', status] as const]),
      ...(cursor === null ? [] : [['cursor', cursor] as const]),
    ];
    const page = MyAdPage.parse((await ask(query)).json());
    pages.push(page);
    cursor = page.cursor;
  } while (cursor !== null);
  return pages;
}

describe('the user’s own ads', () => {
  test('are sorted newest first, twenty per page, without duplicates and deleted ones', async () => {
    const pages = await walk(null);
    expect(pages.map(({ advertisements }) => advertisements.length)).toEqual([20, 20, 2]);
    const shown = pages.flatMap(({ advertisements }) => advertisements);
    const kept = (await ownIds()).filter((_id, index) => index < 7 || index > 9);
    expect(shown.map(({ id }) => id)).toEqual(kept.toReversed());
    expect(shown.every((card) => card.is_my_advertisement && card.has_seen)).toBe(true);
  });

  test('are counted by status on every page', async () => {
    for (const { counts } of await walk(null)) {
      expect(counts).toEqual({
        IN_MODERATION: 0,
        PUBLISHED: 36,
        HIDDEN: 3,
        EXPIRED: 1,
        REJECTED: 2,
        DELETED: 3,
      });
    }
  });

  test('have the sum of their views on seven days, but those of deleted ads and of others', async () => {
    const ids = await ownIds();
    const [shown = 0, hidden = 0] = ids;
    const deleted = ids[8] ?? 0;
    const [other] = await publisher.db
      .select({ id: ads.id })
      .from(ads)
      .where(sql`${ads.id} not in ${ids}`);
    const ago = (days: number) =>
      sql<string>`(now() at time zone 'Asia/Dushanbe')::date - ${days}::int`;
    await publisher.db.insert(adViewDays).values([
      { adId: shown, day: ago(0), views: 3 },
      { adId: shown, day: ago(6), views: 40 },
      { adId: shown, day: ago(7), views: 500 },
      { adId: hidden, day: ago(1), views: 2_000 },
      { adId: deleted, day: ago(1), views: 70_000 },
      { adId: other?.id ?? 0, day: ago(1), views: 800_000 },
    ]);
    for (const page of await walk(null)) expect(page.recent_views).toBe(2_043);
  });

  test.for([
    { status: 'PUBLISHED', count: 36 },
    { status: 'HIDDEN', count: 3 },
    { status: 'DELETED', count: 3 },
    { status: 'IN_MODERATION', count: 0 },
  ] as const)('can be filtered by the status $status', async ({ status, count }) => {
    const shown = (await walk(status)).flatMap(({ advertisements }) => advertisements);
    expect(shown.map((card) => card.status)).toEqual(Array.from({ length: count }, () => status));
  });

  test('neither repeat nor hide an ad when another is published between two pages', async () => {
    const { cursor } = MyAdPage.parse((await ask([])).json());
    const before = MyAdPage.parse((await ask([['cursor', cursor ?? '']])).json());
    await copyFirst(1);
    const after = MyAdPage.parse((await ask([['cursor', cursor ?? '']])).json());
    expect(after.advertisements.map(({ id }) => id)).toEqual(
      before.advertisements.map(({ id }) => id),
    );
  });

  test('have the texts of a card', async () => {
    const pages = await walk(null);
    const mine = pages.flatMap(({ advertisements }) => advertisements).at(-1);
    if (mine === undefined) throw new Error('There is no card.');
    const { phone_views, excerpt, section_picture, ...card } = mine;
    expect([phone_views, excerpt, section_picture]).toEqual([0, null, null]);
    expect(first).toMatchObject({
      ...card,
      publisher_info: expect.objectContaining(card.publisher_info),
    });
  });

  test('require a user', async () => {
    const guest = { 'anonymous-id': await openGuest(publisher.server.app) };
    for (const headers of [{}, guest]) {
      const answer = await publisher.server.app.inject({
        method: 'GET',
        url: routes.myAdvertisements.path,
        headers,
      });
      expect(ErrorBody.parse(answer.json()).error.code).toBe('sign-in.required');
    }
  });

  test.for([
    ['cursor', 'abc'],
    ['cursor', '-1'],
    ['cursor', '0'],
    ['cursor', '9999999999'],
    ['status', 'SOLD'],
  ] as const)('are refused for %s=%s', async (pair) => {
    const answer = await ask([pair]);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      400,
      'request.invalid',
    ]);
  });
});
