import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ANONYMOUS_ID_HEADER, ErrorBody, Profile, routes } from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { signInAs, type SignedIn } from './account/sign-in.ts';
import { uploadPhoto } from './publish/photo.ts';
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

describe('an edited profile', () => {
  const change = (person: SignedIn, payload: object) =>
    server.app.inject({
      method: 'PUT',
      url: routes.changeProfile.path,
      headers: person.headers,
      payload,
    });
  const empty = { name: 'Мадина', profile_description: '', profile_picture: null };

  test('is stored and read again, with its spaces tidied', async () => {
    const person = await signInAs(server);
    const profile_picture = await uploadPhoto(server.app, person);
    const answer = await change(person, {
      name: '  Мадина   Р. ',
      profile_description: ' Отвечаю с 9 до 21. ',
      profile_picture,
    });
    const stored = Profile.parse(answer.json());
    expect(stored).toMatchObject({
      name: 'Мадина Р.',
      profile_description: 'Отвечаю с 9 до 21.',
      profile_picture,
      phone_number: person.phone,
    });
    expect(Profile.parse((await read(person.headers)).json())).toEqual(stored);
    // The stored picture may stay; an empty description is none.
    const second = await change(person, { ...empty, profile_picture });
    expect(Profile.parse(second.json())).toMatchObject({
      profile_description: null,
      profile_picture,
    });
  });

  test('takes no picture of another user or site', async () => {
    const [person, other] = [await signInAs(server), await signInAs(server)];
    const theirs = await uploadPhoto(server.app, other);
    for (const profile_picture of [theirs, 'https://example.com/a.webp', '/art/a.svg']) {
      const answer = await change(person, { ...empty, profile_picture });
      expect(ErrorBody.parse(answer.json()).error.code).toBe('picture.unknown');
    }
  });

  test.for([
    { payload: { ...empty, name: ' ' }, why: 'a blank name' },
    { payload: { ...empty, name: 'я'.repeat(61) }, why: 'a long name' },
    { payload: { ...empty, profile_description: 'я'.repeat(501) }, why: 'a long description' },
    { payload: { ...empty, balance: 1_000 }, why: 'a balance' },
    { payload: { name: 'Али' }, why: 'a part of it' },
  ])('is refused with $why', async ({ payload }) => {
    const answer = await change(await signInAs(server), payload);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      400,
      'request.invalid',
    ]);
  });
});
