import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CreatedUser, routes, Verified } from '../../app/contract/index.ts';
import { codeRequests, users, userSessions } from '../../app/server/db/account-schema.ts';
import { forgetCodes } from '../../app/server/modules/authorization/index.ts';
import {
  createUser,
  letMinutesPass,
  logOut,
  prove,
  readNoAd,
  requestCode,
  toOutcome,
  verifyCode,
} from './account/authorization-calls.ts';
import { randomPhone, signInAs } from './account/sign-in.ts';
import { openGuest, openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

describe('sign-in', () => {
  test('asks a new user for a name, in the shapes of the specification', async () => {
    const phone = randomPhone();
    const { requestId, code, answer } = await requestCode(server, phone);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['request_id']]);

    const verified = await verifyCode(server, requestId, code);
    expect([verified.statusCode, verified.json()]).toEqual([
      200,
      { access_token: null, user_profile: null },
    ]);

    const created = await createUser(server, requestId, { username: 'Зарина' });
    expect(created.statusCode).toBe(200);
    const { access_token } = CreatedUser.parse(created.json());
    expect(created.json()).toEqual({ access_token, advertisements: [] });
    expect(access_token).toMatch(/^[\w-]{43}$/);
  });

  test('recognizes a user by the phone', async () => {
    const { phone, token } = await signInAs(server, { name: 'Зарина' });
    await server.database.db
      .update(users)
      .set({ balanceDirams: 12_345, profilePicture: '/p.webp' })
      .where(eq(users.phone, phone));
    await letMinutesPass(server, phone, 2);
    const { requestId, code } = await requestCode(server, phone);
    const answer = await verifyCode(server, requestId, code);
    const { access_token } = Verified.parse(answer.json());
    expect(answer.json()).toEqual({
      access_token,
      user_profile: {
        user_info: { name: 'Зарина', profile_picture: '/p.webp', balance: 12_345 },
      },
    });
    expect(access_token).not.toBe(token);
    expect(await server.database.db.$count(users, eq(users.phone, phone))).toBe(1);
  });

  test('answers the same for known and unknown phones', async () => {
    const known = await signInAs(server);
    await letMinutesPass(server, known.phone, 2);
    const answers = await Promise.all(
      [known.phone, randomPhone()].map(async (phone) => (await requestCode(server, phone)).answer),
    );
    const shapes = answers.map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: Object.keys(headers),
      length: body.length,
    }));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test('stores no usable code, token or request id', async () => {
    const phone = randomPhone();
    const { requestId, code } = await requestCode(server, phone);
    const { token } = await signInAs(server);
    const { rows: tables } = await server.database.db.execute<{ name: string }>(
      sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await server.database.db.execute<{ line: string }>(
        sql.raw(`select t::text as line from ${name} t`),
      );
      lines.push(...rows.map(({ line }) => line));
    }
    const store = lines.join('\n');
    expect(store).toContain(phone);
    // A part of a hash or of a timestamp is not a code.
    expect(store).not.toMatch(new RegExp(`(?<![\\da-f.])${code}(?![\\da-f])`));
    for (const secret of [token, requestId, requestId.replaceAll('-', '')]) {
      expect(store).not.toContain(secret);
      expect(store).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(store).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('records the device by its name as a guest, else by its user agent', async () => {
    const guest = await openGuest(server.app);
    const names: unknown[] = [];
    for (const headers of [{ 'anonymous-id': guest }, { 'user-agent': 'Mozilla/5.0' }]) {
      const requestId = await prove(server, randomPhone());
      await createUser(server, requestId, { username: 'Зарина', headers });
      const newest = server.database.db
        .select({ name: userSessions.deviceName })
        .from(userSessions)
        .orderBy(sql`${userSessions.id} desc`)
        .limit(1);
      names.push((await newest)[0]?.name);
    }
    expect(names).toEqual(['Тест', 'Mozilla/5.0']);
  });
});

describe('a new request for a phone', () => {
  test('voids neither earlier ones nor a verified one: a stranger cannot interrupt a sign-in', async () => {
    const phone = randomPhone();
    const first = await requestCode(server, phone);
    await letMinutesPass(server, phone, 2);
    const second = await requestCode(server, phone);
    expect(toOutcome(await verifyCode(server, first.requestId, first.code))).toBe('proved');
    await verifyCode(server, second.requestId, second.code);
    await letMinutesPass(server, phone, 2);
    await requestCode(server, phone);
    expect(await createUser(server, second.requestId, { username: 'Зарина' })).toMatchObject({
      statusCode: 200,
    });
  });

  test('does not affect those of other phones', async () => {
    const { requestId, code } = await requestCode(server, randomPhone());
    await requestCode(server, randomPhone());
    expect(toOutcome(await verifyCode(server, requestId, code))).toBe('proved');
  });
});

describe('a refusal of signing in', () => {
  test('is otp.unknown for an unknown request', async () => {
    expect(toOutcome(await verifyCode(server, randomUUID(), '123456'))).toBe('otp.unknown');
    expect(toOutcome(await createUser(server, randomUUID(), { username: 'Зарина' }))).toBe(
      'otp.unknown',
    );
  });

  test('is otp.unverified for a name before the code', async () => {
    const { requestId } = await requestCode(server, randomPhone());
    expect(toOutcome(await createUser(server, requestId, { username: 'Зарина' }))).toBe(
      'otp.unverified',
    );
  });

  test.for([
    { phone_number: '992935551234', why: 'no plus' },
    { phone_number: '+79355512345', why: 'another country' },
    { phone_number: '+99293555123', why: 'a digit short' },
    { phone_number: '+9929355512345', why: 'a digit long' },
    { phone_number: '+992 935551234', why: 'a space' },
    { phone_number: '+992935551234\n', why: 'a line end' },
    { phone_number: '+99293555123٤', why: 'a digit of another script' },
  ])('is request.invalid for a phone with $why', async ({ phone_number }) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: routes.requestCode.path,
      payload: { phone_number, anonymous_id: null },
    });
    expect(toOutcome(answer)).toBe('request.invalid');
  });

  test.for(['12345', '1234567', 'abcdef', '12 456', ''])(
    'is request.invalid for the code "%s", and counts no attempt',
    async (code) => {
      const phone = randomPhone();
      const { requestId } = await requestCode(server, phone);
      expect(toOutcome(await verifyCode(server, requestId, code))).toBe('request.invalid');
      const [row] = await server.database.db
        .select()
        .from(codeRequests)
        .where(eq(codeRequests.phone, phone));
      expect(row?.tries).toBe(0);
    },
  );
});

describe('signing out', () => {
  test('ends the session of its token, and no other of the same user', async () => {
    const here = await signInAs(server);
    await letMinutesPass(server, here.phone, 2);
    const there = await signInAs(server, { phone: here.phone });
    const answer = await logOut(server, here.headers);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(toOutcome(await readNoAd(server, here.headers))).toBe('session.expired');
    expect(toOutcome(await readNoAd(server, there.headers))).toBe('ad.unknown');
  });

  test.for([
    { headers: {}, why: 'no token' },
    { headers: { authorization: 'Bearer' }, why: 'half a header' },
    { headers: { authorization: `Bearer ${'x'.repeat(43)}` }, why: 'a dead token' },
  ])('succeeds without a live session: $why', async ({ headers }) => {
    expect((await logOut(server, headers)).statusCode).toBe(204);
  });
});

describe('cleaning up', () => {
  test('deletes requests older than a day, and no newer ones', async () => {
    const [old, young] = [randomPhone(), randomPhone()];
    await requestCode(server, old);
    await requestCode(server, young);
    await letMinutesPass(server, old, 24 * 60 + 1);
    await letMinutesPass(server, young, 24 * 60 - 1);
    await forgetCodes(server.database.db);
    const count = (phone: string) =>
      server.database.db.$count(codeRequests, eq(codeRequests.phone, phone));
    expect([await count(old), await count(young)]).toEqual([0, 1]);
  });
});
