import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AdAllowance, ErrorBody, routes } from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const ofUser = ({ seller }: Publisher) =>
  sql`owner_id = (select id from users where phone = ${seller.phone})`;

/** Sets the age of the user's account. */
const setAge = ({ db, seller }: Publisher, age: string) =>
  db
    .update(users)
    .set({ createdAt: sql`now() - ${age}::interval` })
    .where(eq(users.phone, seller.phone));

/** Returns the outcomes of ads that are sent concurrently. */
async function sendAtOnce(publisher: Publisher, count: number): Promise<readonly number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => publisher.send(publisher.draft(goodCar))),
  );
  return answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
}

const codes = (made: number, refused: number) => [
  ...Array.from({ length: made }, () => 201),
  ...Array.from({ length: refused }, () => 429),
];

/** The refusal that the user reads before the form. */
async function refusalBefore({ seller }: Publisher): Promise<unknown> {
  const { path: url } = routes.adLimit;
  const answer = await server.app.inject({ method: 'GET', url, headers: seller.headers });
  return AdAllowance.parse(answer.json()).refusal;
}

describe('a user', () => {
  test('publishes five ads a day in the first week, concurrent ones included', async () => {
    const publisher = await openPublisher(server);
    await setAge(publisher, '6 days 23 hours');
    expect(await sendAtOnce(publisher, 9)).toEqual(codes(5, 4));
    expect(await publisher.countAds()).toBe(5);
    expect(await refusalBefore(publisher)).toBe('ads.too-many-today');
  });

  test('publishes twenty a day after it, and a refusal states when the next day starts', async () => {
    const publisher = await openPublisher(server);
    await setAge(publisher, '7 days 1 minute');
    expect(await sendAtOnce(publisher, 23)).toEqual(codes(20, 3));
    const refused = await publisher.send(publisher.draft(goodCar));
    const { error } = ErrorBody.parse(refused.json());
    expect(error.code).toBe('ads.too-many-today');
    const midnight = new Date();
    midnight.setUTCHours(19, 0, 0, 0);
    const waitS = ((midnight.getTime() - Date.now()) / 1_000 + 86_400) % 86_400;
    expect(error.retry_after_s).toBeGreaterThan(waitS - 60);
    expect(error.retry_after_s).toBeLessThan(waitS + 60);
    expect(refused.headers['retry-after']).toBe(String(error.retry_after_s));
  });

  test('gets no more for deleted ads of today, and all for those of yesterday', async () => {
    const publisher = await openPublisher(server);
    await setAge(publisher, '1 day');
    expect(await sendAtOnce(publisher, 5)).toEqual(codes(5, 0));
    await publisher.db.update(ads).set({ status: 'DELETED' }).where(ofUser(publisher));
    expect(await sendAtOnce(publisher, 1)).toEqual(codes(0, 1));
    await publisher.db
      .update(ads)
      .set({ createdAt: sql`created_at - interval '1 day'` })
      .where(ofUser(publisher));
    expect(await sendAtOnce(publisher, 6)).toEqual(codes(5, 1));
  });

  test('has at most thirty active free ads: expired ones do not count', async () => {
    const publisher = await openPublisher(server);
    const yesterday = () =>
      publisher.db
        .update(ads)
        .set({ createdAt: sql`created_at - interval '1 day'` })
        .where(ofUser(publisher));
    expect(await sendAtOnce(publisher, 20)).toEqual(codes(20, 0));
    await yesterday();
    expect(await sendAtOnce(publisher, 12)).toEqual(codes(10, 2));
    await yesterday();
    const refused = await publisher.send(publisher.draft(goodCar));
    const { error } = ErrorBody.parse(refused.json());
    expect([error.code, error.retry_after_s]).toEqual(['ads.too-many', undefined]);
    expect(await refusalBefore(publisher)).toBe('ads.too-many');
    await publisher.db.execute(
      sql`update ads set status = 'HIDDEN' where id in (select id from ads where ${ofUser(publisher)} limit 2)`,
    );
    expect(await refusalBefore(publisher)).toBeNull();
    expect(await sendAtOnce(publisher, 3)).toEqual(codes(2, 1));
  });

  test('gets the stored response for a retry, beyond the limits too', async () => {
    const publisher = await openPublisher(server);
    await setAge(publisher, '1 day');
    const draft = publisher.draft(goodCar);
    const first = await publisher.send(draft, 'early');
    expect(await sendAtOnce(publisher, 5)).toEqual(codes(4, 1));
    const again = await publisher.send(draft, 'early');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  test('does not reduce the share of another', async () => {
    const full = await openPublisher(server);
    await setAge(full, '1 day');
    expect(await sendAtOnce(full, 6)).toEqual(codes(5, 1));
    expect(await sendAtOnce(await openPublisher(server), 1)).toEqual(codes(1, 0));
  });
});
