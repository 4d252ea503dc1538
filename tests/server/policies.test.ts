import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody } from '../../app/contract/index.ts';
import { answerErrors } from '../../app/server/plugins/errors.ts';
import { enforcePolicies } from '../../app/server/plugins/policies.ts';
import { changeRole } from '../../app/server/role/change-role.ts';
import { randomPhone, signInAs, type SignedIn } from './account/sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;
let user: SignedIn;

beforeAll(async () => {
  server = await openTestApp();
  user = await signInAs(server, { name: 'Сафар' });
});
afterAll(() => server.close());

/** A server with one route per policy on the test's database. */
async function openRoutes() {
  const app = Fastify();
  answerErrors(app);
  enforcePolicies(app, server.database.db);
  for (const policy of ['moderator', 'tester'] as const) {
    app.post(`/${policy}`, { config: { policy } }, async () => 'done');
  }
  await app.ready();
  return app;
}

const role = (...words: string[]) => changeRole(server.database.db, words);

describe('a route for a role', () => {
  test('is refused to a user without it, before the body is read, and open once it is given', async () => {
    const app = await openRoutes();
    const call = async (url: string) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...user.headers, 'content-type': 'application/json' },
        payload: '{',
      });
      return ErrorBody.parse(answer.json()).error.code;
    };
    expect(await call('/moderator')).toBe('role.missing');
    await role('grant', 'moderator', user.phone);
    expect(await call('/moderator')).toBe('request.invalid');
    expect(await call('/tester')).toBe('role.missing');
    await role('revoke', 'moderator', user.phone);
    expect(await call('/moderator')).toBe('role.missing');
    await app.close();
  });
});

describe('a route without a policy', () => {
  test('stops the start, by name', async () => {
    const app = Fastify();
    enforcePolicies(app, server.database.db);
    app.get('/open', async () => 'done');
    await expect(app.ready()).rejects.toThrow('GET /open names no policy');
  });
});

describe('the command of roles', () => {
  test('gives a role once, lists it, and takes it', async () => {
    const { phone } = await signInAs(server, { name: 'Мадина' });
    const given = `Мадина (${phone}) is now a tester.`;
    expect(await role('grant', 'tester', phone)).toEqual([given]);
    expect(await role('grant', 'tester', phone)).toEqual([given]);
    await role('grant', 'moderator', phone);
    expect(await role('list')).toEqual([`${phone}  tester, moderator  Мадина`]);
    await role('revoke', 'tester', phone);
    await role('revoke', 'moderator', phone);
    expect(await role('list')).toEqual(['No user has a role.']);
  });

  test.for([
    { words: [], why: 'nothing to do' },
    { words: ['grant', 'owner', '+992900000001'], why: 'an unknown role' },
    { words: ['grant', 'tester', '900000001'], why: 'a phone without its prefix' },
    { words: ['give', 'tester', '+992900000001'], why: 'an unknown verb' },
    { words: ['list', 'tester'], why: 'a word too many' },
  ])('refuses $words: $why', async ({ words }) => {
    await expect(role(...words)).rejects.toThrow('npm run role -- grant|revoke moderator|tester');
  });

  test('refuses a phone of no user', async () => {
    await expect(role('grant', 'tester', randomPhone())).rejects.toThrow('No user has the phone');
  });
});
