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
import { removeSearchRow } from '../../app/server/modules/search-index/index.ts';
import { changeBody, openClosingSeller, type ClosingSeller } from './publish/closing-seller.ts';
import { openPublisher } from './publish/publisher.ts';
import { openGuest } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let seller: ClosingSeller;

beforeAll(async () => {
  seller = await openClosingSeller();
});
afterAll(() => seller.server.close());

/** What decides the next transition. */
interface Model {
  readonly status: AdStatus;
  /** The status in which it was deleted. */
  readonly before: AdStatus | null;
}

/** The table as a model: the next state and the answer. */
function expectedOf(model: Model, event: AdEvent) {
  const { status, before } = model;
  const allowed = AD_EVENTS.filter((one) => AD_TRANSITIONS[one].from.includes(status));
  if (!allowed.includes(event)) {
    const error = { code: 'ad.transition-not-allowed', params: { from: status, event, allowed } };
    return {
      next: model,
      answer: { code: 409, body: { error } },
    };
  }
  const isUnapproved = before === 'IN_MODERATION' || before === 'REJECTED';
  const returned = isUnapproved && event === 'UNDELETE' ? before : AD_TRANSITIONS[event].to;
  const next: Model = { status: returned, before: event === 'DELETE' ? status : null };
  return { next, answer: { code: 200, body: { status: returned } } };
}

describe('the transitions of an ad', () => {
  test('follow the table for any sequence of events, and the index follows them', async () => {
    const events = fc.array(fc.constantFrom(...AD_EVENTS), { minLength: 1, maxLength: 12 });
    const starts = fc.constantFrom(...AD_STATUSES.filter((status) => status !== 'DELETED'));
    await fc.assert(
      fc.asyncProperty(starts, events, async (start, sequence) => {
        const id = await seller.newAd(start);
        let model: Model = { status: start, before: null };
        for (const event of sequence) {
          const { next, answer } = expectedOf(model, event);
          const given = await seller.apply(id, event);
          expect({ code: given.statusCode, body: given.json() }).toMatchObject(answer);
          model = next;
          expect((await seller.storedAd(id)).status).toBe(model.status);
          expect(await seller.isIndexed(id)).toBe(model.status === 'PUBLISHED');
        }
        await removeSearchRow(seller.db, id);
        await seller.db.delete(ads).where(eq(ads.id, id));
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  test.for(['IN_MODERATION', 'REJECTED'] as const)(
    'do not publish an ad in %s by way of its deletion',
    async (status) => {
      const id = await seller.newAd(status);
      await seller.apply(id, 'DELETE');
      expect(AdState.parse((await seller.apply(id, 'UNDELETE')).json()).status).toBe(status);
      expect((await seller.apply(id, 'RESTORE')).statusCode).toBe(409);
    },
  );

  test('are offered to the seller, in the list and on the page, and to no visitor', async () => {
    const id = await seller.newAd();
    const state = AdState.parse((await seller.apply(id, 'MARK_SOLD')).json());
    expect(state).toMatchObject({
      close_reason: 'SOLD_HERE',
      allowed_actions: [
        { action: 'RESTORE', enabled: true },
        { action: 'DELETE', enabled: true },
      ],
    });
    const { headers } = seller.seller;
    const own = await seller.server.app.inject({
      url: urlOf(routes.readAdvertisement, { id }),
      headers,
    });
    const { status: _status, ...ownState } = state;
    expect(own.json()).toMatchObject(ownState);
    const list = await seller.server.app.inject({ url: routes.myAdvertisements.path, headers });
    const card = MyAdPage.parse(list.json()).advertisements.find((one) => one.id === id);
    expect(card).toMatchObject(state);

    await seller.apply(id, 'RESTORE');
    const visit = await seller.server.app.inject(urlOf(routes.readAdvertisement, { id }));
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
    const id = await seller.newAd();
    for (const event of events) await seller.apply(id, event);
    expect(await seller.read(id)).toBe(seen);
    expect(await seller.read(id, seller.seller.headers)).toBe('200');
  });

  test('are refused to a guest, to another seller, and for an unknown ad', async () => {
    const id = await seller.newAd();
    const other = await openPublisher(seller.server);
    const guest = { 'anonymous-id': await openGuest(seller.server.app) };
    const codes = await Promise.all(
      [
        seller.change(id, { payload: { event: 'HIDE' }, headers: guest }),
        seller.change(id, { payload: { event: 'HIDE' }, headers: other.seller.headers }),
        seller.change(999_999_999, { payload: { event: 'HIDE' } }),
      ].map(async (answer) => ErrorBody.parse((await answer).json()).error.code),
    );
    expect(codes).toEqual(['sign-in.required', 'ad.unknown', 'ad.unknown']);
    expect(await seller.read(id)).toBe('200');
  });

  test.for([
    { payload: { event: 'MARK_SOLD' }, why: 'a sale without a reason' },
    { payload: { event: 'MARK_SOLD', close_reason: 'BORED' }, why: 'an unknown reason' },
    { payload: { event: 'APPROVE' }, why: 'an event of a moderator' },
    { payload: { event: 'HIDE', close_reason: 'SOLD_HERE' }, why: 'a reason of another event' },
    { payload: {}, why: 'no event' },
  ])('are refused for $why', async ({ payload }) => {
    const answer = await seller.change(await seller.newAd(), { payload });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      400,
      'request.invalid',
    ]);
  });
});

describe('a retry of a change', () => {
  test('returns the same response, also among ten concurrent ones', async () => {
    const id = await seller.newAd();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => seller.change(id, { payload: { event: 'HIDE' }, key })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await seller.storedAd(id)).status).toBe('HIDDEN');
    const reused = await seller.change(id, { payload: { event: 'RESTORE' }, key });
    expect(ErrorBody.parse(reused.json()).error.code).toBe('idempotency.reused');
  });

  test('after a refusal is checked again', async () => {
    const id = await seller.newAd();
    const key = randomUUID();
    expect((await seller.change(id, { payload: { event: 'RESTORE' }, key })).statusCode).toBe(409);
    await seller.apply(id, 'HIDE');
    expect((await seller.change(id, { payload: { event: 'RESTORE' }, key })).statusCode).toBe(200);
    const kept = await seller.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key));
    expect(kept).toBe(1);
  });
});

describe('with time', () => {
  test('an expired ad cannot be shown again, and the seller reads the reason', async () => {
    const id = await seller.newAd();
    await seller.apply(id, 'HIDE');
    await seller.moveClock(id, { expiresAt: '1 second' });
    const answer = await seller.apply(id, 'RESTORE');
    expect(ErrorBody.parse(answer.json()).error.params).toEqual({
      from: 'HIDDEN',
      event: 'RESTORE',
      allowed: ['DELETE'],
    });
    const own = await seller.server.app.inject({
      url: urlOf(routes.readAdvertisement, { id }),
      headers: seller.seller.headers,
    });
    expect(Advertisement.parse(own.json()).allowed_actions).toEqual([
      { action: 'RESTORE', enabled: false, why_not: 'EXPIRED' },
      { action: 'DELETE', enabled: true },
    ]);
  });

  test('a deleted ad can be returned within thirty days, hidden', async () => {
    const id = await seller.newAd();
    await seller.apply(id, 'DELETE');
    await seller.moveClock(id, { statusAt: '29 days 23:59:00' });
    await eraseDeletedAds(seller.db);
    expect(AdState.parse((await seller.apply(id, 'UNDELETE')).json()).status).toBe('HIDDEN');
    expect((await seller.storedAd(id)).title).toBe(seller.title);
  });

  test('a deleted ad is erased after thirty days: nothing of it is left but its address', async () => {
    const id = await seller.newAd();
    await seller.apply(id, 'DELETE');
    await seller.moveClock(id, { statusAt: '30 days' });
    expect((await seller.apply(id, 'UNDELETE')).statusCode).toBe(409);
    await eraseDeletedAds(seller.db);
    expect(await seller.storedAd(id)).toMatchObject({
      title: '',
      description: null,
      images: [],
      attrs: {},
      characteristics: [],
      address: null,
      imei: null,
    });
    const code = ErrorBody.parse((await seller.apply(id, 'UNDELETE')).json()).error.code;
    expect(code).toBe('ad.unknown');
    expect(await seller.read(id)).toBe('410 ad.deleted');
    expect(await seller.read(id, seller.seller.headers)).toBe('410 ad.deleted');
    const { headers } = seller.seller;
    const url = urlOf(routes.myAdvertisements, {}, [['status', 'DELETED']]);
    const list = MyAdPage.parse((await seller.server.app.inject({ url, headers })).json());
    expect(list.advertisements.map((card) => card.id)).not.toContain(id);
  });
});

describe('the limit of active ads', () => {
  test('counts a restored ad, and a closed one no longer', async () => {
    const owner = await openPublisher(seller.server);
    const sent = Advertisement.parse((await owner.send(owner.draft(goodCar))).json());
    const { id: _id, ...row } = await owner.storedAd(sent.id);
    const copies = Array.from({ length: 30 }, () => ({ ...row }));
    await owner.db.insert(ads).values(copies);
    const { headers } = owner.seller;
    const send = (event: AdEvent) =>
      seller.change(sent.id, { payload: changeBody(event), headers });
    expect((await send('HIDE')).statusCode).toBe(200);
    expect(ErrorBody.parse((await send('RESTORE')).json()).error.code).toBe('ads.too-many');
    await owner.db
      .update(ads)
      .set({ status: 'HIDDEN' })
      .where(sql`id = (select max(id) from ads)`);
    expect((await send('RESTORE')).statusCode).toBe(200);
  });
});
