import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  AD_EVENTS,
  AD_STATUSES,
  AD_TRANSITIONS,
  type AdEvent,
  Advertisement,
  AdState,
  type AdStatus,
  ErrorBody,
  MyAdPage,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { ads, idempotencyKeys } from '../../app/server/db/schema.ts';
import { eraseDeletedAds } from '../../app/server/modules/advertisements/index.ts';
import { removeSearchRow, writeSearchRow } from '../../app/server/modules/search-index/index.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let publisher: Publisher;
/** The ad that the others are copied from. */
let first: Advertisement;

beforeAll(async () => {
  publisher = await openPublisher();
  first = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
});
afterAll(() => publisher.server.close());

/** A published ad of the seller, without the daily limit. */
async function publishedAd(): Promise<number> {
  const { id: _id, ...row } = await publisher.storedAd(first.id);
  const [ad] = await publisher.db
    .insert(ads)
    .values({ ...row, status: 'PUBLISHED', statusAt: null, closeReason: null })
    .returning();
  if (ad === undefined) throw new Error('No ad was stored.');
  await writeSearchRow(publisher.db, ad);
  return ad.id;
}

const bodyOf = (event: AdEvent) =>
  event === 'MARK_SOLD' ? { event, close_reason: 'SOLD_HERE' } : { event };

interface Change {
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

const change = (id: number, { payload, headers, key = randomUUID() }: Change) =>
  publisher.server.app.inject({
    method: 'POST',
    url: urlOf(routes.changeAdvertisement, { id }),
    headers: { ...(headers ?? publisher.seller.headers), 'idempotency-key': key },
    payload,
  });

const apply = (id: number, event: AdEvent) => change(id, { payload: bodyOf(event) });

const isIndexed = async (id: number) => {
  const { rows } = await publisher.db.execute(sql`select from ad_search where id = ${id}`);
  return rows.length === 1;
};

const read = async (id: number, headers: Readonly<Record<string, string>> = {}) => {
  const url = urlOf(routes.readAdvertisement, { id });
  const answer = await publisher.server.app.inject({ url, headers });
  return answer.statusCode === 200
    ? '200'
    : `${answer.statusCode} ${ErrorBody.parse(answer.json()).error.code}`;
};

const moveClock = (id: number, values: { statusAt?: string; expiresAt?: string }) =>
  publisher.db
    .update(ads)
    .set({
      ...(values.statusAt !== undefined && {
        statusAt: sql`now() - ${values.statusAt}::interval`,
      }),
      ...(values.expiresAt !== undefined && {
        expiresAt: sql`now() - ${values.expiresAt}::interval`,
      }),
    })
    .where(eq(ads.id, id));

describe('the transitions of an ad', () => {
  test('follow the table for any sequence of events, and the index follows them', async () => {
    const events = fc.array(fc.constantFrom(...AD_EVENTS), { minLength: 1, maxLength: 12 });
    const starts = fc.constantFrom(...AD_STATUSES.filter((status) => status !== 'DELETED'));
    await fc.assert(
      fc.asyncProperty(starts, events, async (start, sequence) => {
        const id = await publishedAd();
        let status: AdStatus = start;
        let before: AdStatus | null = null;
        if (start !== 'PUBLISHED') {
          await publisher.db.update(ads).set({ status }).where(eq(ads.id, id));
          await removeSearchRow(publisher.db, id);
        }
        for (const event of sequence) {
          const answer = await apply(id, event);
          const { from } = AD_TRANSITIONS[event];
          if (from.includes(status)) {
            expect(answer.statusCode).toBe(200);
            const isKept = before === 'IN_MODERATION' || before === 'REJECTED';
            const next: AdStatus =
              event === 'UNDELETE' && isKept && before !== null ? before : AD_TRANSITIONS[event].to;
            before = event === 'DELETE' ? status : null;
            status = next;
            expect(AdState.parse(answer.json())).toMatchObject({ id, status });
          } else {
            const { error } = ErrorBody.parse(answer.json());
            expect([answer.statusCode, error.code]).toEqual([409, 'ad.transition-not-allowed']);
            const allowed = AD_EVENTS.filter((one) => AD_TRANSITIONS[one].from.includes(status));
            expect(error.params).toEqual({ from: status, event, allowed });
          }
          expect((await publisher.storedAd(id)).status).toBe(status);
          expect(await isIndexed(id)).toBe(status === 'PUBLISHED');
        }
        await publisher.db.delete(ads).where(eq(ads.id, id));
        await publisher.db.execute(sql`delete from ad_search where id = ${id}`);
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  test.for(['IN_MODERATION', 'REJECTED'] as const)(
    'do not publish an ad in %s by way of its deletion',
    async (status) => {
      const id = await publishedAd();
      await publisher.db.update(ads).set({ status }).where(eq(ads.id, id));
      await removeSearchRow(publisher.db, id);
      await apply(id, 'DELETE');
      expect(AdState.parse((await apply(id, 'UNDELETE')).json()).status).toBe(status);
      expect((await apply(id, 'RESTORE')).statusCode).toBe(409);
    },
  );

  test('are offered to the seller, in the list and on the page, and to no visitor', async () => {
    const id = await publishedAd();
    const state = AdState.parse((await apply(id, 'MARK_SOLD')).json());
    expect(state).toMatchObject({
      close_reason: 'SOLD_HERE',
      allowed_actions: [
        { action: 'RESTORE', enabled: true },
        { action: 'DELETE', enabled: true },
      ],
    });
    const { headers } = publisher.seller;
    const own = await publisher.server.app.inject({
      url: urlOf(routes.readAdvertisement, { id }),
      headers,
    });
    const { status: _status, ...ownState } = state;
    expect(own.json()).toMatchObject(ownState);
    const list = await publisher.server.app.inject({ url: routes.myAdvertisements.path, headers });
    const card = MyAdPage.parse(list.json()).advertisements.find((one) => one.id === id);
    expect(card).toMatchObject(state);

    await apply(id, 'RESTORE');
    const visit = await publisher.server.app.inject(urlOf(routes.readAdvertisement, { id }));
    expect(Advertisement.parse(visit.json()).allowed_actions).toBeUndefined();
  });

  test.for([
    { events: ['HIDE'], seen: '404 ad.hidden' },
    { events: ['MARK_SOLD'], seen: '404 ad.sold' },
    { events: ['MARK_SOLD', 'RESTORE', 'HIDE'], seen: '404 ad.hidden' },
    { events: ['DELETE'], seen: '410 ad.deleted' },
    { events: ['MARK_SOLD', 'DELETE', 'UNDELETE'], seen: '404 ad.sold' },
    { events: ['HIDE', 'RESTORE'], seen: '200' },
  ] as const)('$events show a visitor $seen, and the seller the ad', async ({ events, seen }) => {
    const id = await publishedAd();
    for (const event of events) await apply(id, event);
    expect(await read(id)).toBe(seen);
    expect(await read(id, publisher.seller.headers)).toBe('200');
  });

  test('are refused to a guest, to another seller, and for an unknown ad', async () => {
    const id = await publishedAd();
    const other = await openPublisher(publisher.server);
    const guest = { 'anonymous-id': await openGuest(publisher.server.app) };
    const codes = await Promise.all(
      [
        change(id, { payload: { event: 'HIDE' }, headers: guest }),
        change(id, { payload: { event: 'HIDE' }, headers: other.seller.headers }),
        change(999_999_999, { payload: { event: 'HIDE' } }),
      ].map(async (answer) => ErrorBody.parse((await answer).json()).error.code),
    );
    expect(codes).toEqual(['sign-in.required', 'ad.unknown', 'ad.unknown']);
    expect(await read(id)).toBe('200');
  });

  test.for([
    { payload: { event: 'MARK_SOLD' }, why: 'a sale without a reason' },
    { payload: { event: 'MARK_SOLD', close_reason: 'BORED' }, why: 'an unknown reason' },
    { payload: { event: 'APPROVE' }, why: 'an event of a moderator' },
    { payload: { event: 'HIDE', close_reason: 'SOLD_HERE' }, why: 'a reason of another event' },
    { payload: {}, why: 'no event' },
  ])('are refused for $why', async ({ payload }) => {
    const answer = await change(first.id, { payload });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      400,
      'request.invalid',
    ]);
  });
});

describe('a retry of a change', () => {
  test('returns the same response, also among ten concurrent ones', async () => {
    const id = await publishedAd();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(id, { payload: { event: 'HIDE' }, key })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await publisher.storedAd(id)).status).toBe('HIDDEN');
    const reused = await change(id, { payload: { event: 'RESTORE' }, key });
    expect(ErrorBody.parse(reused.json()).error.code).toBe('idempotency.reused');
  });

  test('after a refusal is checked again', async () => {
    const id = await publishedAd();
    const key = randomUUID();
    expect((await change(id, { payload: { event: 'RESTORE' }, key })).statusCode).toBe(409);
    await apply(id, 'HIDE');
    expect((await change(id, { payload: { event: 'RESTORE' }, key })).statusCode).toBe(200);
    const kept = await publisher.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key));
    expect(kept).toBe(1);
  });
});

describe('with time', () => {
  test('an expired ad cannot be shown again, and the seller reads why', async () => {
    const id = await publishedAd();
    await apply(id, 'HIDE');
    await moveClock(id, { expiresAt: '1 second' });
    const answer = await apply(id, 'RESTORE');
    expect(ErrorBody.parse(answer.json()).error.params).toEqual({
      from: 'HIDDEN',
      event: 'RESTORE',
      allowed: ['DELETE'],
    });
    const own = await publisher.server.app.inject({
      url: urlOf(routes.readAdvertisement, { id }),
      headers: publisher.seller.headers,
    });
    expect(Advertisement.parse(own.json()).allowed_actions).toEqual([
      { action: 'RESTORE', enabled: false, why_not: 'EXPIRED' },
      { action: 'DELETE', enabled: true },
    ]);
  });

  test('a deleted ad can be returned within thirty days, hidden', async () => {
    const id = await publishedAd();
    await apply(id, 'DELETE');
    await moveClock(id, { statusAt: '29 days 23:59:00' });
    await eraseDeletedAds(publisher.db);
    expect(AdState.parse((await apply(id, 'UNDELETE')).json()).status).toBe('HIDDEN');
    expect((await publisher.storedAd(id)).title).toBe(first.title);
  });

  test('a deleted ad is erased after thirty days: nothing of it is left but its address', async () => {
    const id = await publishedAd();
    await apply(id, 'DELETE');
    await moveClock(id, { statusAt: '30 days' });
    expect((await apply(id, 'UNDELETE')).statusCode).toBe(409);
    await eraseDeletedAds(publisher.db);
    expect(await publisher.storedAd(id)).toMatchObject({
      title: '',
      description: null,
      images: [],
      attrs: {},
      characteristics: [],
      address: null,
      imei: null,
    });
    const code = ErrorBody.parse((await apply(id, 'UNDELETE')).json()).error.code;
    expect(code).toBe('ad.unknown');
    expect(await read(id)).toBe('410 ad.deleted');
    expect(await read(id, publisher.seller.headers)).toBe('410 ad.deleted');
    const { headers } = publisher.seller;
    const url = urlOf(routes.myAdvertisements, {}, [['status', 'DELETED']]);
    const list = MyAdPage.parse((await publisher.server.app.inject({ url, headers })).json());
    expect(list.advertisements.map((card) => card.id)).not.toContain(id);
  });
});

describe('the limit of active ads', () => {
  test('counts a restored ad, and a closed one no longer', async () => {
    const owner = await openPublisher(publisher.server);
    const sent = Advertisement.parse((await owner.send(owner.draft(goodCar))).json());
    const { id: _id, ...row } = await owner.storedAd(sent.id);
    const copies = Array.from({ length: 30 }, () => ({ ...row }));
    await owner.db.insert(ads).values(copies);
    const { headers } = owner.seller;
    const send = (event: AdEvent) => change(sent.id, { payload: bodyOf(event), headers });
    expect((await send('HIDE')).statusCode).toBe(200);
    expect(ErrorBody.parse((await send('RESTORE')).json()).error.code).toBe('ads.too-many');
    await owner.db
      .update(ads)
      .set({ status: 'HIDDEN' })
      .where(sql`id = (select max(id) from ads)`);
    expect((await send('RESTORE')).statusCode).toBe(200);
  });
});
