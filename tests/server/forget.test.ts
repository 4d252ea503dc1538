import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, routes, urlOf } from '../../app/contract/index.ts';
import { anonymousSessions } from '../../app/server/db/account-schema.ts';
import { complaints } from '../../app/server/db/complaints.ts';
import {
  adViewDays,
  adViewNetworks,
  adViews,
  phoneViews,
} from '../../app/server/db/view-schema.ts';
import { forgetOld } from '../../app/server/forget/forget-old.ts';
import { createImageFolder } from '../../app/server/modules/images/index.ts';
import { randomAddress, signInAs } from './account/sign-in.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

type Headers = Readonly<Record<string, string>>;

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

async function publishCar(): Promise<number> {
  const answer = await publisher.send(publisher.draft(goodCar));
  return Advertisement.parse(answer.json()).id;
}

async function read(id: number, headers: Headers, remoteAddress = randomAddress()) {
  const url = urlOf(routes.readAdvertisement, { id });
  const { app } = publisher.server;
  const answer = await app.inject({ method: 'GET', url, headers, remoteAddress });
  return Advertisement.parse(answer.json());
}

const guest = async (): Promise<Headers> => ({
  'anonymous-id': await openGuest(publisher.server.app),
});
const viewsOf = async (id: number) => (await publisher.storedAd(id)).views;

const errors: unknown[] = [];
const forget = () =>
  forgetOld(publisher.db, createImageFolder(publisher.server.imageFolder), (error) => {
    errors.push(error);
  });

describe('the views of an ad', () => {
  test('count fresh guests of one address once a day, at once or in turn', async () => {
    const id = await publishCar();
    const address = randomAddress();
    const guests = await Promise.all(Array.from({ length: 12 }, guest));
    await Promise.all(guests.map((headers) => read(id, headers, address)));
    await read(id, await guest(), address);
    expect(await viewsOf(id)).toBe(1);
    await read(id, await guest());
    expect(await viewsOf(id)).toBe(2);
  });

  test('count an address again on another day, and a viewer never again', async () => {
    const id = await publishCar();
    const address = randomAddress();
    const reader = await guest();
    await read(id, reader, address);
    // The day is a part of the hash: another hash is what another day has.
    await publisher.db.execute(
      sql`update ad_view_networks set network = sha256(network) where ad_id = ${id}`,
    );
    await read(id, reader, address);
    expect(await viewsOf(id)).toBe(1);
    await read(id, await guest(), address);
    expect(await viewsOf(id)).toBe(2);
  });

  test('count every user, of one address too', async () => {
    const id = await publishCar();
    const address = randomAddress();
    await read(id, await guest(), address);
    for (const { headers } of [
      await signInAs(publisher.server),
      await signInAs(publisher.server),
    ]) {
      await read(id, headers, address);
      await read(id, headers, address);
    }
    expect(await viewsOf(id)).toBe(3);
  });

  test('keep no address of a reader', async () => {
    await read(await publishCar(), await guest(), '203.0.113.78');
    const { rows } = await publisher.db.execute(sql`select * from ad_view_networks`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.78');
  });
});

describe('the cleaning', () => {
  test('forgets guests without use for 90 days, and no guest who came back', async () => {
    const { db } = publisher;
    const id = await publishCar();
    const [idle, back] = [await guest(), await guest()];
    await db.update(anonymousSessions).set({ usedAt: sql`now() - interval '91 days'` });
    await read(id, back);
    await forget();
    expect(await db.$count(anonymousSessions)).toBe(1);
    expect((await read(id, back)).has_seen).toBe(true);
    await read(id, idle);
    expect((await read(id, idle)).has_seen).toBe(false);
  });

  test('forgets views after 90 days, and what only a day needs after two', async () => {
    const { db } = publisher;
    const id = await publishCar();
    const reader = await guest();
    await read(id, reader);
    await publisher.server.app.inject({
      method: 'POST',
      url: urlOf(routes.revealPhone, { id }),
      headers: reader,
    });
    await forget();
    const counts = () =>
      Promise.all([db.$count(adViews), db.$count(adViewNetworks), db.$count(phoneViews)]);
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await db.execute(sql`update ad_views set seen_at = now() - interval '89 days'`);
    await db.execute(sql`update ad_view_networks set seen_at = now() - interval '3 days'`);
    await db.execute(sql`update phone_views set day = day - 4`);
    await forget();
    expect(await counts()).toEqual([before[0], 0, 0]);
    await db.execute(sql`update ad_views set seen_at = now() - interval '91 days'`);
    await forget();
    expect(await counts()).toEqual([0, 0, 0]);
    // What the seller reads is a count of its own.
    expect(await viewsOf(id)).toBe(1);
    expect((await publisher.storedAd(id)).phoneViews).toBe(1);
  });

  test('forgets the views of a day after ninety, and complaints after a year', async () => {
    const { db } = publisher;
    const id = await publishCar();
    const reader = await guest();
    await read(id, reader);
    await publisher.server.app.inject({
      method: 'PUT',
      url: urlOf(routes.complain, { id }),
      headers: reader,
      payload: { reason: 'SOLD', details: null },
    });
    const counts = () => Promise.all([db.$count(adViewDays), db.$count(complaints)]);
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await db.execute(sql`update ad_view_days set day = day - 89 where ad_id = ${id}`);
    await db.execute(sql`update complaints set created_at = now() - interval '364 days'`);
    await forget();
    expect(await counts()).toEqual(before);
    await db.execute(sql`update ad_view_days set day = day - 2 where ad_id = ${id}`);
    await db.execute(sql`update complaints set created_at = now() - interval '366 days'`);
    await forget();
    expect(await counts()).toEqual([before[0] - 1, 0]);
  });

  test('deletes abandoned drafts of pictures, and none that may still be written', async () => {
    const drafts = join(publisher.server.imageFolder, 'drafts');
    for (const name of ['old', 'new']) await mkdir(join(drafts, name), { recursive: true });
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(drafts, 'old'), hoursAgo, hoursAgo);
    await forget();
    expect(await readdir(drafts)).toEqual(['new']);
  });

  test('names what it cleaned, and goes through all parts when one fails', async () => {
    const broken = {
      ...createImageFolder(publisher.server.imageFolder),
      forgetDrafts: () => Promise.reject(new Error('The disk is away.')),
    };
    const failures: unknown[] = [];
    const done = await forgetOld(publisher.db, broken, (error) => {
      failures.push(error);
    });
    expect(done).toEqual([
      'accounts',
      'ads',
      'alerts',
      'answers',
      'codes',
      'complaints',
      'devices',
      'favorites',
      'sessions',
      'views',
    ]);
    expect(failures).toEqual([new Error('The disk is away.')]);
    expect(errors).toEqual([]);
  });
});
