import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CodeSent, routes } from '../../app/contract/index.ts';
import { codeRequests, knownDevices, users } from '../../app/server/db/account-schema.ts';
import { forgetDevices } from '../../app/server/modules/sessions/index.ts';
import {
  askForCode,
  letMinutesPass,
  logOut,
  requestCode,
  toOutcome,
  verifyCode,
} from './account/authorization-calls.ts';
import { randomAddress, randomPhone, signInAs } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** Signs a known user in, with the cookie of the device if it has one. */
async function signInWith(phone: string, cookie?: string): Promise<LightMyRequestResponse> {
  const { requestId, code } = await requestCode(server, phone);
  return server.app.inject({
    method: 'POST',
    url: routes.verifyCode.path,
    payload: { request_id: requestId, code },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
}

/** A user whose device was remembered at the last sign-in. */
async function knownDevice() {
  const { phone } = await signInAs(server);
  await letMinutesPass(server, phone, 2);
  const answer = await signInWith(phone);
  const header = String(answer.headers['set-cookie']);
  await letMinutesPass(server, phone, 24 * 60);
  const { access_token }: { access_token: string } = answer.json();
  return { phone, header, token: access_token, cookie: header.split(';')[0] ?? '' };
}

const countDevices = (phone: string) =>
  server.database.db.$count(
    knownDevices,
    sql`${knownDevices.userId} = (select id from ${users} where ${users.phone} = ${phone})`,
  );

describe('a device that has signed in with a phone', () => {
  test('gets codes while a stranger has used up all of the phone’s', async () => {
    const { phone, cookie } = await knownDevice();
    for (let time = 0; time < 4; time += 1) {
      expect(toOutcome(await askForCode(server, phone))).toBe('sent');
      await letMinutesPass(server, phone, 2);
    }
    expect(toOutcome(await askForCode(server, phone))).toBe('otp.too-many');
    const own = await askForCode(server, phone, { headers: { cookie } });
    const { request_id } = CodeSent.parse(own.json());
    expect(toOutcome(await verifyCode(server, request_id, server.codes.get(phone) ?? ''))).toBe(
      'token',
    );
  });

  test('gets them where its address has used up its own, and after a sign-out', async () => {
    const { phone, cookie, token } = await knownDevice();
    await logOut(server, { authorization: `Bearer ${token}` });
    const remoteAddress = randomAddress();
    for (let time = 0; time < 15; time += 1) {
      await askForCode(server, randomPhone(), { remoteAddress });
    }
    expect(toOutcome(await askForCode(server, phone, { remoteAddress }))).toBe('otp.too-many');
    const headers = { cookie };
    expect(toOutcome(await askForCode(server, phone, { remoteAddress, headers }))).toBe('sent');
  });

  test('has limits of its own', async () => {
    const { phone, cookie } = await knownDevice();
    const ask = async () => toOutcome(await askForCode(server, phone, { headers: { cookie } }));
    expect(await ask()).toBe('sent');
    expect(await ask()).toBe('otp.too-soon');
    const outcomes: string[] = [];
    for (let time = 0; time < 4; time += 1) {
      await letMinutesPass(server, phone, 2);
      outcomes.push(await ask());
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'otp.too-many']);
  });

  test('has none for another phone, and an invented device has none at all', async () => {
    const { cookie } = await knownDevice();
    const { phone } = await signInAs(server);
    expect(toOutcome(await askForCode(server, phone, { headers: { cookie } }))).toBe(
      'otp.too-soon',
    );
    const invented = { cookie: `device=${'x'.repeat(43)}` };
    expect(toOutcome(await askForCode(server, phone, { headers: invented }))).toBe('otp.too-soon');
  });

  test('is kept as a hash, under a cookie that scripts and other paths do not get', async () => {
    const { header, cookie } = await knownDevice();
    expect(header).toMatch(
      /^device=[\w-]{43}; Path=\/api\/v1\/authorization\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await server.database.db.execute(
      sql`select encode(token_hash, 'escape') as hash from known_devices`,
    );
    expect(JSON.stringify(rows)).not.toContain(cookie.replace('device=', ''));
  });

  test('keeps one cookie for all of its users, and a user has at most twenty devices', async () => {
    const one = await knownDevice();
    const { phone } = await signInAs(server);
    await letMinutesPass(server, phone, 2);
    const again = await signInWith(phone, one.cookie);
    expect(String(again.headers['set-cookie'])).toContain(one.cookie);
    for (let time = 0; time < 22; time += 1) {
      await letMinutesPass(server, phone, 24 * 60);
      await signInWith(phone);
    }
    expect(await countDevices(phone)).toBe(20);
  });

  test('is forgotten when its cookie has expired, and with its user', async () => {
    const one = await knownDevice();
    const { db } = server.database;
    await db.update(knownDevices).set({ usedAt: sql`now() - interval '401 days'` });
    await forgetDevices(db);
    expect(await countDevices(one.phone)).toBe(0);
  });
});

describe('codes of one phone', () => {
  test('all live for their five minutes: a stranger’s request voids none', async () => {
    const { phone } = await signInAs(server);
    await letMinutesPass(server, phone, 24 * 60);
    const first = await requestCode(server, phone);
    await letMinutesPass(server, phone, 2);
    const second = await requestCode(server, phone);
    await letMinutesPass(server, phone, 2);
    expect(toOutcome(await verifyCode(server, first.requestId, first.code))).toBe('token');
    expect(toOutcome(await verifyCode(server, first.requestId, first.code))).toBe('otp.expired');
    expect(toOutcome(await verifyCode(server, second.requestId, second.code))).toBe('token');
  });

  test('whose sending fails are counted under a softer limit', async () => {
    const failing = await openTestApp({
      sendCode: () => Promise.reject(new Error('The gateway is away.')),
    });
    const phone = randomPhone();
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      outcomes.push(toOutcome(await askForCode(failing, phone)));
    }
    const failed = ['otp.not-sent', 'otp.not-sent', 'otp.not-sent'];
    expect(outcomes).toEqual([...failed, 'otp.too-many', 'otp.too-many']);
    const rows = await failing.database.db
      .select()
      .from(codeRequests)
      .where(eq(codeRequests.phone, phone));
    expect(rows).toHaveLength(3);
    await failing.close();
  });
});
