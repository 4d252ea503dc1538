import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody } from '../../app/contract/index.ts';
import { idempotencyKeys } from '../../app/server/db/schema.ts';
import { forgetAnswers } from '../../app/server/modules/advertisements/index.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

describe('a retry', () => {
  test('returns the same response and creates no second ad', async () => {
    const before = await publisher.countAds();
    const first = await publisher.send(publisher.draft(goodCar), 'retry-1');
    const second = await publisher.send(publisher.draft(goodCar), 'retry-1');
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(await publisher.countAds()).toBe(before + 1);
  });

  test('among twenty concurrent ones creates one ad', async () => {
    const before = await publisher.countAds();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => publisher.send(publisher.draft(goodCar), 'storm')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await publisher.countAds()).toBe(before + 1);
  });

  test('returns the stored response of an earlier version unchanged', async () => {
    const first = await publisher.send(publisher.draft(goodCar), 'upgrade');
    const { id } = Advertisement.parse(first.json());
    const answer = JSON.stringify({ id, title: null });
    const { db } = publisher;
    await db.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, 'upgrade'));
    const second = await publisher.send(publisher.draft(goodCar), 'upgrade');
    expect([second.statusCode, second.body]).toEqual([201, answer]);
    expect(second.headers['location']).toBe(first.headers['location']);
  });

  test('with other data is refused', async () => {
    await publisher.send(publisher.draft(goodCar), 'reused');
    const answer = await publisher.send(publisher.draft({ ...goodCar, mileage: 1 }), 'reused');
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      409,
      'idempotency.reused',
    ]);
  });

  test('after a refusal is validated again', async () => {
    const refused = await publisher.send(publisher.draft({ ...goodCar, title: '' }), 'mended');
    expect(refused.statusCode).toBe(422);
    expect((await publisher.send(publisher.draft(goodCar), 'mended')).statusCode).toBe(201);
  });

  test('belongs to its owner: the same key of another user creates another ad', async () => {
    const other = await openPublisher(publisher.server);
    const mine = await publisher.send(publisher.draft(goodCar), 'same');
    const theirs = await other.send(other.draft(goodCar), 'same');
    expect(theirs.statusCode).toBe(201);
    expect(Advertisement.parse(theirs.json()).id).not.toBe(Advertisement.parse(mine.json()).id);
  });

  test('after a failure in the middle finds nothing of the first attempt', async () => {
    const { db } = publisher;
    const before = await publisher.countAds();
    await db.execute(sql`alter table ad_search rename to ad_search_away`);
    const failed = await publisher.send(publisher.draft(goodCar), 'half');
    await db.execute(sql`alter table ad_search_away rename to ad_search`);
    expect(failed.statusCode).toBe(500);
    expect(await publisher.countAds()).toBe(before);
    const left = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'half'));
    expect(left).toEqual([]);
    expect((await publisher.send(publisher.draft(goodCar), 'half')).statusCode).toBe(201);
  });

  test('a day later is a new call', async () => {
    const first = await publisher.send(publisher.draft(goodCar), 'old');
    await publisher.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'`,
    );
    await forgetAnswers(publisher.db);
    const second = await publisher.send(publisher.draft(goodCar), 'old');
    expect(second.json()).not.toEqual(first.json());
  });
});
