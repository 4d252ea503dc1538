import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, MyAdPage, routes, urlOf } from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { phoneViews } from '../../app/server/db/view-schema.ts';
import { randomAddress, signInAs } from './account/sign-in.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

type Headers = Readonly<Record<string, string>>;

let publisher: Publisher;
let adId = 0;

beforeAll(async () => {
  publisher = await openPublisher();
  adId = await publishCar();
});
afterAll(() => publisher.server.close());

async function publishCar(): Promise<number> {
  const answer = await publisher.send(publisher.draft(goodCar));
  return Advertisement.parse(answer.json()).id;
}

const guest = async (): Promise<Headers> => ({
  'anonymous-id': await openGuest(publisher.server.app),
});

async function ask(headers: Headers, { id = adId, remoteAddress = randomAddress() } = {}) {
  const answer = await publisher.server.app.inject({
    method: 'POST',
    url: urlOf(routes.revealPhone, { id }),
    headers,
    remoteAddress,
  });
  const json: unknown = answer.json();
  return answer.statusCode === 200
    ? json
    : { status: answer.statusCode, code: ErrorBody.parse(json).error.code };
}

/** Makes a viewer's earlier presses of the day: the same ads cannot be counted twice. */
async function pressBefore(count: number, viewer: number): Promise<void> {
  await publisher.db.execute(sql`
    insert into ads (owner_id, category_id, subcategory_id, status, promotion_type, title, images,
      attrs, characteristics, description_fields, plan_hash, created_at)
    select owner_id, category_id, subcategory_id, 'HIDDEN', 'BASIC', title, images, attrs,
      characteristics, description_fields, plan_hash, now() - interval '3 days'
    from ads, generate_series(1, ${count}) where id = ${adId}`);
  await publisher.db.execute(sql`
    insert into phone_views (viewer, day, ad_id)
    select ${viewer}, (now() at time zone 'Asia/Dushanbe')::date, id
    from ads where status = 'HIDDEN' order by id desc limit ${count}`);
}

const viewersOf = () =>
  publisher.db
    .select({ viewer: phoneViews.viewer })
    .from(phoneViews)
    .where(eq(phoneViews.adId, adId));

const countedFor = async (id: number) => (await publisher.storedAd(id)).phoneViews;

describe('the phone of a seller', () => {
  test('is in no answer but the seller’s own', async () => {
    const { app } = publisher.server;
    const readAs = async (headers: Headers) => {
      const url = urlOf(routes.readAdvertisement, { id: adId });
      return (await app.inject({ method: 'GET', url, headers })).body;
    };
    const stranger = await signInAs(publisher.server);
    const listed = await app.inject({
      method: 'POST',
      url: routes.search.path,
      payload: { filters: [] },
    });
    for (const body of [
      await readAs({}),
      await readAs(await guest()),
      await readAs(stranger.headers),
      listed.body,
    ]) {
      expect(body).toContain('Toyota');
      expect(body).not.toContain(publisher.seller.phone);
    }
    expect(await readAs(publisher.seller.headers)).toContain(publisher.seller.phone);
  });

  test('is shown to a guest and to a user who ask for it, and needs a session', async () => {
    const shown = { phone_number: publisher.seller.phone };
    expect(await ask(await guest())).toEqual(shown);
    expect(await ask((await signInAs(publisher.server)).headers)).toEqual(shown);
    expect(await ask(publisher.seller.headers)).toEqual(shown);
    expect(await ask({})).toEqual({ status: 401, code: 'session.required' });
    const unknown = { 'anonymous-id': '2c1dbe5c-9a0d-4a37-8a3f-0a5a9a0b7c11' };
    expect(await ask(unknown)).toEqual({ status: 401, code: 'session.required' });
    const expired = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await ask(expired)).toEqual({ status: 401, code: 'session.expired' });
  });

  test('of an ad that is not published, or of none, is not shown', async () => {
    const id = await publishCar();
    const reader = await guest();
    for (const status of ['HIDDEN', 'DELETED'] as const) {
      await publisher.db.update(ads).set({ status }).where(eq(ads.id, id));
      expect(await ask(reader, { id })).toEqual({ status: 404, code: 'ad.unknown' });
    }
    expect(await ask(reader, { id: 999_999_999 })).toEqual({ status: 404, code: 'ad.unknown' });
  });

  test('that does not exist is refused with its own sentence', async () => {
    const { phone } = publisher.seller;
    await publisher.db.update(users).set({ phone: null }).where(eq(users.phone, phone));
    expect(await ask(await guest())).toEqual({ status: 404, code: 'phone.absent' });
    const { ownerId } = await publisher.storedAd(adId);
    await publisher.db.update(users).set({ phone }).where(eq(users.id, ownerId));
  });

  test('is counted for the seller once per viewer and day, and never for the seller', async () => {
    const id = await publishCar();
    const reader = await guest();
    await Promise.all(Array.from({ length: 10 }, () => ask(reader, { id })));
    await ask(publisher.seller.headers, { id });
    expect(await countedFor(id)).toBe(1);
    await ask(await guest(), { id });
    expect(await countedFor(id)).toBe(2);
    const mine = await publisher.server.app.inject({
      method: 'GET',
      url: routes.myAdvertisements.path,
      headers: publisher.seller.headers,
    });
    const { advertisements } = MyAdPage.parse(mine.json());
    expect(advertisements.find((ad) => ad.id === id)?.phone_views).toBe(2);
  });
});

describe('the phones of a day', () => {
  test('are 60 for a guest, also when asked for at once; a known one is shown again', async () => {
    const reader = await guest();
    const known = await publishCar();
    await ask(reader, { id: known });
    const [row] = await publisher.db
      .select({ viewer: phoneViews.viewer })
      .from(phoneViews)
      .where(eq(phoneViews.adId, known));
    await pressBefore(56, row?.viewer ?? 0);
    const ids = await Promise.all(Array.from({ length: 3 }, () => publishCar()));
    // Three are left: 1 + 56 + 3.
    const others = await ids.reduce<Promise<unknown[]>>(
      async (before, id) => [...(await before), await ask(reader, { id })],
      Promise.resolve([]),
    );
    expect(others).toEqual(ids.map(() => ({ phone_number: publisher.seller.phone })));
    expect(await ask(reader)).toEqual({ status: 429, code: 'phones.too-many-guest' });
    expect(await ask(reader, { id: known })).toEqual({ phone_number: publisher.seller.phone });
    expect(await countedFor(known)).toBe(1);
  });

  test('are 200 for a user', async () => {
    const reader = await signInAs(publisher.server);
    const before = new Set((await viewersOf()).map(({ viewer }) => viewer));
    await ask(reader.headers);
    const viewer = (await viewersOf()).find((row) => !before.has(row.viewer))?.viewer ?? 0;
    expect(viewer).toBeGreaterThan(0);
    await pressBefore(199, viewer);
    const id = await publishCar();
    expect(await ask(reader.headers, { id })).toEqual({ status: 429, code: 'phones.too-many' });
    expect(await countedFor(id)).toBe(0);
  });

  test('are 600 for all guests of one network', async () => {
    const remoteAddress = randomAddress();
    const id = await publishCar();
    await ask(await guest(), { id, remoteAddress });
    await publisher.db.execute(sql`
      insert into phone_views (viewer, day, ad_id, network)
      select -1000000 - n, day, ad_id, network
      from phone_views, generate_series(1, 599) n where ad_id = ${id}`);
    const refused = { status: 429, code: 'phones.too-many-guest' };
    expect(await ask(await guest(), { id, remoteAddress })).toEqual(refused);
    // Another network, and a user of this one, are not concerned.
    const shown = { phone_number: publisher.seller.phone };
    expect(await ask(await guest(), { id })).toEqual(shown);
    const { headers } = await signInAs(publisher.server);
    expect(await ask(headers, { id, remoteAddress })).toEqual(shown);
  });

  test('are not held with the address of their reader', async () => {
    const remoteAddress = '203.0.113.77';
    await ask(await guest(), { remoteAddress });
    const { rows } = await publisher.db.execute(sql`select * from phone_views`);
    expect(JSON.stringify(rows)).not.toContain(remoteAddress);
  });
});
