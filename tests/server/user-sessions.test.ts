import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users, userSessions } from '../../app/server/db/account-schema.ts';
import { forgetSessions } from '../../app/server/modules/sessions/index.ts';
import { readNoAd, toOutcome } from './account/authorization-calls.ts';
import { signInAs, type SignedIn } from './account/sign-in.ts';
import { openGuest, openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const ownersId = ({ phone }: SignedIn) =>
  server.database.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));

async function sessionOf(person: SignedIn) {
  const [session] = await server.database.db
    .select()
    .from(userSessions)
    .where(sql`${userSessions.userId} in ${ownersId(person)}`);
  return session;
}

/** Changes the times of use and expiry of a session. */
const change = (person: SignedIn, values: { usedAt?: SQL; expiresAt?: SQL }) =>
  server.database.db
    .update(userSessions)
    .set(values)
    .where(sql`${userSessions.userId} in ${ownersId(person)}`);

const ago = (interval: string) => sql`now() - ${interval}::interval`;

const outcomeFor = async (headers: Readonly<Record<string, string>>) =>
  toOutcome(await readNoAd(server, headers));

describe('a session of a user', () => {
  test('lasts 180 days from its opening', async () => {
    const { expiresAt, createdAt } = (await sessionOf(await signInAs(server))) ?? {};
    expect(Number(expiresAt) - Number(createdAt)).toBe(180 * 24 * 3_600_000);
  });

  test.for([
    { values: { usedAt: ago('29 days 23:59:50') }, why: 'it rested not quite 30 days' },
    { values: { expiresAt: ago('-10 seconds') }, why: 'it is in its last seconds' },
  ])('authenticates its user while $why', async ({ values }) => {
    const person = await signInAs(server);
    await change(person, values);
    expect(await outcomeFor(person.headers)).toBe('ad.unknown');
  });

  test.for([
    { values: { usedAt: ago('30 days') }, why: 'it rested for 30 days' },
    { values: { expiresAt: ago('0') }, why: 'it is 180 days old' },
  ])(
    'is refused by every call, public ones included, and then deleted, when $why',
    async ({ values }) => {
      const [dead, alive] = [await signInAs(server), await signInAs(server)];
      await change(dead, values);
      expect(await outcomeFor(dead.headers)).toBe('session.expired');
      await forgetSessions(server.database.db);
      expect(await sessionOf(dead)).toBeUndefined();
      expect(await sessionOf(alive)).toBeDefined();
      expect(await outcomeFor(dead.headers)).toBe('session.expired');
    },
  );

  test('records its use at most once an hour', async () => {
    const person = await signInAs(server);
    const opened = (await sessionOf(person))?.usedAt;
    await outcomeFor(person.headers);
    expect((await sessionOf(person))?.usedAt).toEqual(opened);

    await change(person, { usedAt: ago('59 minutes') });
    const recent = (await sessionOf(person))?.usedAt;
    await outcomeFor(person.headers);
    expect((await sessionOf(person))?.usedAt).toEqual(recent);

    await change(person, { usedAt: ago('61 minutes') });
    await Promise.all(Array.from({ length: 8 }, () => outcomeFor(person.headers)));
    expect(Number((await sessionOf(person))?.usedAt)).toBeGreaterThanOrEqual(Number(opened));
  });

  test('is found only by its token in the form of the header', async () => {
    const { token } = await signInAs(server);
    const outcomes = await Promise.all(
      [`Bearer ${token}`, `bearer ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token]
        .concat([`Basic ${token}`, 'Bearer', '', `Bearer ${'a'.repeat(5_000)}`])
        .map((authorization) => outcomeFor({ authorization })),
    );
    expect(outcomes).toEqual([
      'ad.unknown',
      'ad.unknown',
      ...Array.from({ length: 7 }, () => 'session.expired'),
    ]);
  });

  test('has precedence over the guest’s session of the same call', async () => {
    const guest = await openGuest(server.app);
    expect(await outcomeFor({ 'anonymous-id': guest })).toBe('ad.unknown');
    expect(await outcomeFor({ 'anonymous-id': guest, authorization: 'Bearer dead' })).toBe(
      'session.expired',
    );
  });

  test('does not change guests’ sessions', async () => {
    const guest = await openGuest(server.app);
    await signInAs(server);
    await forgetSessions(server.database.db);
    const { rows } = await server.database.db.execute(sql`select from anonymous_sessions`);
    expect(rows.length).toBeGreaterThan(0);
    expect(await outcomeFor({ 'anonymous-id': guest, 'accept-language': 'ru' })).toBe('ad.unknown');
  });
});
