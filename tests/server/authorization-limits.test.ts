import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody } from '../../app/contract/index.ts';
import { codeRequests } from '../../app/server/db/account-schema.ts';
import {
  findSendRefusal,
  type SentAges,
} from '../../app/server/modules/authorization/send-limits.ts';
import {
  askForCode,
  createUser,
  letMinutesPass,
  logOut,
  requestCode,
  toOutcome,
  verifyCode,
} from './account/authorization-calls.ts';
import { randomAddress, randomPhone } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const times = (count: number, age: number) => Array.from({ length: count }, () => age);

type Ages = { readonly [Kind in keyof SentAges]?: SentAges[Kind] | undefined };

/** The refusal after the given sends; absent kinds are none. */
const refusalOf = ({ phone = [], address = [], phoneFailed = [], addressFailed = [] }: Ages) =>
  findSendRefusal({ phone, address, phoneFailed, addressFailed });

describe('the send limits', () => {
  test.for([
    { phone: [], address: [], why: 'nothing was sent' },
    { phone: [60], address: [60], why: 'a minute has passed' },
    { phone: [100, 200, 300, HOUR], address: [], why: 'the fourth is an hour old' },
    { phone: [HOUR, ...times(6, 5 * HOUR), DAY], address: [], why: 'the eighth is a day old' },
    { phone: [], address: [...times(14, 1), HOUR], why: 'the fifteenth is an hour old' },
  ])('allow a code: $why', ({ phone, address }) => {
    expect(refusalOf({ phone, address })).toBeNull();
  });

  test.for([
    { phone: [0], code: 'otp.too-soon', retryAfterS: 60, why: 'one was sent just now' },
    { phone: [59.999], code: 'otp.too-soon', retryAfterS: 1, why: 'a minute has not quite passed' },
    { phone: [61, 200, 300, 400], code: 'otp.too-many', retryAfterS: 3_200, why: 'four an hour' },
    {
      phone: [61, 200, 300, 3_599.5],
      code: 'otp.too-many',
      retryAfterS: 1,
      why: 'the fourth is an hour old in a moment',
    },
    {
      phone: [10, 200, 300, 3_590],
      code: 'otp.too-soon',
      retryAfterS: 50,
      why: 'the minute lasts longer than the hour',
    },
    {
      phone: [HOUR, ...times(6, 5 * HOUR), DAY - 1],
      code: 'otp.too-many',
      retryAfterS: 1,
      why: 'eight a day',
    },
    { address: times(15, 1_800), code: 'otp.too-many', retryAfterS: 1_800, why: '15 an address' },
    { phoneFailed: [1, 2, 100], code: 'otp.too-many', retryAfterS: 200, why: 'three have failed' },
    {
      phoneFailed: [...times(11, HOUR), DAY - 5],
      code: 'otp.too-many',
      retryAfterS: 5,
      why: 'twelve have failed in a day',
    },
    {
      addressFailed: times(30, 1_800),
      code: 'otp.too-many',
      retryAfterS: 1_800,
      why: '30 of an address have failed',
    },
  ])('refuse $code: $why', ({ code, retryAfterS, ...ages }) => {
    expect(refusalOf(ages)).toEqual({ code, retryAfterS });
  });

  test('never allow more sends than they state, and state the time of the next one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 60 }), (gaps) => {
        const sent: number[] = [];
        const refusalAt = (time: number) =>
          refusalOf({ phone: sent.map((one) => time - one).toReversed() });
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          // A refused caller repeats the call at the stated time, and not a second earlier.
          const waitS = refusalAt(now)?.retryAfterS ?? 0;
          expect(refusalAt(now + waitS)).toBeNull();
          expect(waitS === 0 || refusalAt(now + waitS - 1) !== null).toBe(true);
          sent.push(now + waitS);
          now += waitS;
        }
        for (const [most, within] of [
          [1, MINUTE],
          [4, HOUR],
          [8, DAY],
        ] as const) {
          for (const end of sent) {
            const inside = sent.filter((one) => one <= end && one > end - within);
            expect(inside.length).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });
});

describe('a code', () => {
  test('is sent to one phone once a minute, and a refusal states the remaining time', async () => {
    const phone = randomPhone();
    await requestCode(server, phone);
    const answer = await askForCode(server, phone);
    const { code, retry_after_s } = ErrorBody.parse(answer.json()).error;
    expect([answer.statusCode, code]).toEqual([429, 'otp.too-soon']);
    expect(retry_after_s).toBeGreaterThan(50);
    expect(retry_after_s).toBeLessThanOrEqual(60);
    expect(answer.headers['retry-after']).toBe(String(retry_after_s));
    await letMinutesPass(server, phone, 0.9);
    expect(toOutcome(await askForCode(server, phone))).toBe('otp.too-soon');
    await letMinutesPass(server, phone, 0.1);
    expect(toOutcome(await askForCode(server, phone))).toBe('sent');
  });

  test('is sent to one phone four times an hour and eight times a day', async () => {
    const phone = randomPhone();
    const askEvery = async (minutes: number, times: number) => {
      const outcomes: string[] = [];
      for (let time = 0; time < times; time += 1) {
        outcomes.push(toOutcome(await askForCode(server, phone)));
        await letMinutesPass(server, phone, minutes);
      }
      return outcomes;
    };
    const four = ['sent', 'sent', 'sent', 'sent'];
    expect(await askEvery(2, 5)).toEqual([...four, 'otp.too-many']);
    await letMinutesPass(server, phone, 60);
    expect(await askEvery(2, 5)).toEqual([...four, 'otp.too-many']);
    await letMinutesPass(server, phone, 60);
    expect(await askEvery(2, 1)).toEqual(['otp.too-many']);
    await letMinutesPass(server, phone, 22 * 60);
    expect(await askEvery(2, 1)).toEqual(['sent']);
  });

  test('is sent once for twenty concurrent requests of one phone', async () => {
    // The first round opens the connections, so that the later ones run concurrently.
    for (const phone of [randomPhone(), randomPhone(), randomPhone()]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => askForCode(server, phone)),
      );
      const outcomes = answers.map(toOutcome);
      expect(outcomes.filter((one) => one === 'sent')).toHaveLength(1);
      expect(outcomes.filter((one) => one === 'otp.too-soon')).toHaveLength(19);
      const { db } = server.database;
      expect(await db.$count(codeRequests, eq(codeRequests.phone, phone))).toBe(1);
    }
  });

  test.for([
    { name: 'IPv4', address: () => randomAddress() },
    { name: 'a network of IPv6', address: () => `2001:db8:1:2:${hex()}:${hex()}:0:1` },
  ])(
    'is sent fifteen times an hour for one address, concurrently or not: $name',
    async ({ address }) => {
      const one = address();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          askForCode(server, randomPhone(), {
            remoteAddress: one.includes(':') ? address() : one,
          }),
        ),
      );
      const outcomes = answers.map(toOutcome);
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(15);
      expect(outcomes.filter((outcome) => outcome === 'otp.too-many')).toHaveLength(5);
    },
  );

  test('is sent to all phones together no more often than the day’s budget, also at once', async () => {
    const poor = await openTestApp({ codesADay: 7 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => askForCode(poor, randomPhone())),
    );
    const outcomes = answers.map(toOutcome);
    expect(outcomes.filter((one) => one === 'sent')).toHaveLength(7);
    expect(outcomes.filter((one) => one === 'otp.over-budget')).toHaveLength(5);
    const late = await askForCode(poor, randomPhone());
    const { retry_after_s } = ErrorBody.parse(late.json()).error;
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([503, retry_after_s]);
    expect(retry_after_s).toBeLessThanOrEqual(DAY);
    await poor.close();
  });

  test(
    'is counted for the address that the proxy names, whatever address the caller claims',
    { timeout: 30_000 },
    async () => {
      const proxied = await openTestApp({ isBehindProxy: true });
      const ask = (forwarded: string) =>
        askForCode(proxied, randomPhone(), {
          remoteAddress: '10.0.0.1',
          headers: { 'x-forwarded-for': forwarded },
        });
      const outcomes: string[] = [];
      for (let time = 0; time < 16; time += 1) {
        outcomes.push(toOutcome(await ask(`${randomAddress()}, 203.0.113.7`)));
      }
      expect(outcomes.indexOf('otp.too-many')).toBe(15);
      expect(toOutcome(await ask('203.0.113.8'))).toBe('sent');
      await proxied.close();
    },
  );
});

describe('sign-in', () => {
  test(
    'accepts a limited number of calls per minute from one address',
    { timeout: 30_000 },
    async () => {
      const busy = await openTestApp({ rateLimit: 20 });
      const id = 'c0ffee00-0000-4000-8000-000000000000';
      const calls = [
        () => askForCode(busy, 'nonsense', { remoteAddress: '127.0.0.1' }),
        () => verifyCode(busy, id, '000000'),
        () => createUser(busy, id, { username: 'Зарина' }),
        () => logOut(busy, {}),
      ];
      for (const call of calls) {
        const statuses = [await call(), await call(), await call()].map((one) => one.statusCode);
        expect(statuses.indexOf(429)).toBe(2);
      }
      await busy.close();
    },
  );
});

function hex(): string {
  return Math.floor(Math.random() * 0xffff).toString(16);
}
