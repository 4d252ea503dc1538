import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Devices, ErrorBody, routes, urlOf } from '../../app/contract/index.ts';
import { users, userSessions } from '../../app/server/db/account-schema.ts';
import { randomPhone, signInAs, type SignedIn } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

/** Signs one user in on several devices; the codes are an hour apart. */
async function signInOn(count: number): Promise<readonly SignedIn[]> {
  const phone = randomPhone();
  const devices: SignedIn[] = [];
  while (devices.length < count) {
    await server.database.db.execute(
      sql`update code_requests set created_at = created_at - interval '1 hour' where phone = ${phone}`,
    );
    devices.push(await signInAs(server, { phone }));
  }
  return devices;
}

const list = async ({ headers }: SignedIn) =>
  server.app.inject({ url: routes.devices.path, headers });
const devicesOf = async (person: SignedIn) => Devices.parse((await list(person)).json()).devices;
const end = ({ headers }: SignedIn, id: number) =>
  server.app.inject({ method: 'DELETE', url: urlOf(routes.endDevice, { id }), headers });

describe('the devices of a user', () => {
  test('are listed, this one first, and none of another user', async () => {
    const [first, second] = await signInOn(2);
    if (first === undefined || second === undefined) throw new Error('No devices.');
    await signInAs(server);
    const seen = [await devicesOf(first), await devicesOf(second)];
    expect(seen.map((devices) => devices.map((device) => device.is_current))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(seen[0]?.[0]?.id).toBe(seen[1]?.[1]?.id);
  });

  test('that are ended are out at their next request, public calls included', async () => {
    const [here, there] = await signInOn(2);
    if (here === undefined || there === undefined) throw new Error('No devices.');
    const other = (await devicesOf(here)).find((device) => !device.is_current);
    const answer = await end(here, other?.id ?? 0);
    expect(Devices.parse(answer.json()).devices.map((device) => device.is_current)).toEqual([true]);
    for (const url of [routes.devices.path, urlOf(routes.readAdvertisement, { id: 1 })]) {
      const refused = await server.app.inject({ url, headers: there.headers });
      expect(ErrorBody.parse(refused.json()).error.code).toBe('session.expired');
    }
    const again = await end(here, other?.id ?? 0);
    expect(ErrorBody.parse(again.json()).error.code).toBe('device.unknown');
  });

  test('can be ended all but this one', async () => {
    const [here, ...others] = await signInOn(3);
    if (here === undefined) throw new Error('No devices.');
    const answer = await server.app.inject({
      method: 'DELETE',
      url: routes.endOtherDevices.path,
      headers: here.headers,
    });
    expect(Devices.parse(answer.json()).devices).toHaveLength(1);
    const statuses = await Promise.all(others.map(async (one) => (await list(one)).statusCode));
    expect(statuses).toEqual([401, 401]);
    expect((await list(here)).statusCode).toBe(200);
  });

  test('of another user cannot be ended', async () => {
    const [mine, theirs] = [await signInAs(server), await signInAs(server)];
    const [device] = await devicesOf(theirs);
    expect((await end(mine, device?.id ?? 0)).statusCode).toBe(404);
    expect((await list(theirs)).statusCode).toBe(200);
  });

  test('that rested for thirty days are not listed', async () => {
    const [here, there] = await signInOn(2);
    if (here === undefined || there === undefined) throw new Error('No devices.');
    const other = (await devicesOf(here)).find((device) => !device.is_current);
    await server.database.db
      .update(userSessions)
      .set({ usedAt: sql`now() - interval '30 days'` })
      .where(eq(userSessions.id, other?.id ?? 0));
    expect(await devicesOf(here)).toHaveLength(1);
    const stored = await server.database.db.$count(users, eq(users.phone, here.phone));
    expect(stored).toBe(1);
  });
});
