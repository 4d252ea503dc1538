import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ANONYMOUS_ID_HEADER, ErrorBody, Profile, routes } from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { signInAs } from './account/sign-in.ts';
import { openGuest, openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const read = (headers: Readonly<Record<string, string>>) =>
  server.app.inject({ method: 'GET', url: routes.profile.path, headers });

const refusal = async (headers: Readonly<Record<string, string>>) =>
  ErrorBody.parse((await read(headers)).json()).error.code;

describe('the profile', () => {
  test('distinguishes two users of one name, and stays the same at every sign-in', async () => {
    const name = 'Фирӯз';
    const [one, other] = [await signInAs(server, { name }), await signInAs(server, { name })];
    const first = Profile.parse((await read(one.headers)).json());
    const second = Profile.parse((await read(other.headers)).json());
    expect([first.name, second.name]).toEqual([name, name]);
    expect(first.id).not.toBe(second.id);

    const [again] = await server.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.phone, one.phone));
    expect(first.id).toBe(again?.id);
  });

  test('is refused to a guest, and to an unknown token', async () => {
    expect(await refusal({ [ANONYMOUS_ID_HEADER]: await openGuest(server.app) })).toBe(
      'sign-in.required',
    );
    expect(await refusal({ authorization: 'Bearer nothing' })).toBe('session.expired');
  });
});
