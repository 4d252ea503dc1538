import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, routes, urlOf } from '../../app/contract/index.ts';
import { complaints } from '../../app/server/db/complaints.ts';
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

const guest = async (): Promise<Headers> => ({
  'anonymous-id': await openGuest(publisher.server.app),
});

async function complain(headers: Headers, id: number, more: object = {}) {
  const { remoteAddress = randomAddress(), ...words } = { remoteAddress: undefined, ...more };
  const answer = await publisher.server.app.inject({
    method: 'PUT',
    url: urlOf(routes.complain, { id }),
    headers,
    remoteAddress: remoteAddress ?? randomAddress(),
    payload: { reason: 'FRAUD', details: null, ...words },
  });
  const json: unknown = answer.json();
  if (answer.statusCode === 200) return json;
  const { code, retry_after_s } = ErrorBody.parse(json).error;
  return { code, waits: retry_after_s !== undefined };
}

const about = (id: number) => publisher.db.select().from(complaints).where(eq(complaints.adId, id));

/** Copies the complaints about an ad to hidden copies of it, as made earlier today. */
async function complainBefore(id: number, count: number): Promise<void> {
  await publisher.db.execute(sql`
    with copies as (
      insert into ads (owner_id, category_id, subcategory_id, status, promotion_type, title,
        images, attrs, characteristics, description_fields, plan_hash, created_at)
      select owner_id, category_id, subcategory_id, 'HIDDEN', 'BASIC', title, images, attrs,
        characteristics, description_fields, plan_hash, now() - interval '3 days'
      from ads, generate_series(1, ${count}) where id = ${id} returning id
    )
    insert into complaints (ad_id, viewer, reason)
    select copies.id, complaints.viewer, 'OTHER' from copies, complaints
    where complaints.ad_id = ${id}`);
}

describe('a complaint', () => {
  test('of a guest and of a user is stored for moderators, without an address', async () => {
    const id = await publishCar();
    const remoteAddress = '203.0.113.79';
    const words = { reason: 'OTHER', details: '  Чужое фото  ' };
    expect(await complain(await guest(), id, { ...words, remoteAddress })).toEqual({ ad_id: id });
    const { headers } = await signInAs(publisher.server);
    expect(await complain(headers, id)).toEqual({ ad_id: id });
    const rows = await about(id);
    expect(rows.map(({ reason, details }) => ({ reason, details }))).toEqual([
      { reason: 'OTHER', details: 'Чужое фото' },
      { reason: 'FRAUD', details: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(remoteAddress);
  });

  test('is one per person and ad: ten at once leave one, a later one replaces its words', async () => {
    const id = await publishCar();
    const headers = await guest();
    await Promise.all(Array.from({ length: 10 }, () => complain(headers, id)));
    await complain(headers, id, { reason: 'SOLD', details: 'Продано вчера' });
    expect(await about(id)).toMatchObject([{ reason: 'SOLD', details: 'Продано вчера' }]);
  });

  test('about one’s own ad, a closed one or none is refused', async () => {
    const id = await publishCar();
    expect(await complain(publisher.seller.headers, id)).toMatchObject({ code: 'complaint.own' });
    await publisher.setStatus(id, 'HIDDEN');
    const headers = await guest();
    expect(await complain(headers, id)).toMatchObject({ code: 'ad.hidden' });
    expect(await complain(headers, 999_999_999)).toMatchObject({ code: 'ad.unknown' });
    expect(await complain({}, id)).toMatchObject({ code: 'session.required' });
    expect(await about(id)).toEqual([]);
  });

  test('has a known reason and at most 500 characters', async () => {
    const id = await publishCar();
    const headers = await guest();
    for (const words of [{ reason: 'BORING' }, { details: 'я'.repeat(501) }, { more: 1 }]) {
      expect(await complain(headers, id, words)).toMatchObject({ code: 'request.invalid' });
    }
  });
});

describe('the complaints of a day', () => {
  test.for([
    { who: 'guest', limit: 5 },
    { who: 'user', limit: 20 },
  ])('of a $who are $limit; a changed one is none more', async ({ who, limit }) => {
    const [first, last, extra] = await Promise.all([publishCar(), publishCar(), publishCar()]);
    const headers = who === 'guest' ? await guest() : (await signInAs(publisher.server)).headers;
    await complain(headers, first);
    await complainBefore(first, limit - 2);
    expect(await complain(headers, last)).toEqual({ ad_id: last });
    const refused = { code: 'complaints.too-many', waits: true };
    expect(await complain(headers, extra)).toEqual(refused);
    expect(await about(extra)).toEqual([]);
    expect(await complain(headers, last, { reason: 'SOLD' })).toEqual({ ad_id: last });
  });

  test('of all guests of one network are 50; users and other networks are not concerned', async () => {
    const id = await publishCar();
    const remoteAddress = randomAddress();
    await complain(await guest(), id, { remoteAddress });
    await publisher.db.execute(sql`
      insert into complaints (ad_id, viewer, reason, network)
      select ad_id, -1000000 - n, reason, network
      from complaints, generate_series(1, 49) n where ad_id = ${id}`);
    const refused = { code: 'complaints.too-many', waits: true };
    expect(await complain(await guest(), id, { remoteAddress })).toEqual(refused);
    expect(await complain(await guest(), id)).toEqual({ ad_id: id });
    const { headers } = await signInAs(publisher.server);
    expect(await complain(headers, id, { remoteAddress })).toEqual({ ad_id: id });
  });
});
