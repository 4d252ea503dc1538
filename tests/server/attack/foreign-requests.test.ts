import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement, ErrorBody, routes } from '../../../app/contract/index.ts';
import { signInAs } from '../account/sign-in.ts';
import { goodCar } from '../world/sample-fixtures.ts';
import { openCallersWorld, type CallersWorld } from './callers.ts';

let world: CallersWorld;

beforeAll(async () => {
  world = await openCallersWorld();
});
afterAll(() => world.close());

const SITE = 'https://bozor.example';
const FOREIGN = { origin: 'https://evil.example', referer: 'https://evil.example/' };
const concrete = (path: string) => path.replaceAll(/:\w+/g, '1');
const writes = Object.values(routes)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({ method, path: concrete(path) }));

describe('a call of another site', () => {
  test.for(writes)('to $method $path gets no permission of a browser', async ({ method, path }) => {
    const asked = await world.server.app.inject({
      method: 'OPTIONS',
      url: path,
      headers: { ...FOREIGN, 'access-control-request-method': method },
    });
    expect(asked.statusCode).toBe(405);
    const names = Object.keys(asked.headers);
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.for(writes.filter(({ method }) => method === 'POST'))(
    'as a form to $path is refused',
    async ({ path }) => {
      for (const type of [
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
      ]) {
        const { statusCode } = await world.server.app.inject({
          method: 'POST',
          url: path,
          headers: { ...FOREIGN, ...world.headers.owner, 'content-type': type },
          payload: '{"filters":[]}',
        });
        expect([type, statusCode]).toEqual([type, 415]);
      }
    },
  );
});

describe('a request of an odd shape', () => {
  const odd: readonly unknown[] = [null, [], 'text', 7, true, {}, [[]], { filters: {} }];
  const jsonWrites = writes.filter(
    ({ method, path }) => method === 'POST' && path !== routes.uploadImage.path,
  );

  test.for(jsonWrites)('to $path is refused, or answered as an empty one', async ({ path }) => {
    // A user of this path alone: one of the paths ends the account.
    const { headers } = await signInAs(world.server);
    for (const body of odd) {
      const { statusCode } = await world.server.app.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect([body, statusCode >= 500]).toEqual([body, false]);
    }
  });

  test('with two hosts is refused', async () => {
    const address = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
    const caller = connect(Number(new URL(address).port), '127.0.0.1');
    let text = '';
    caller.on('data', (piece) => (text += String(piece)));
    caller.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    await once(caller, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('request.invalid');
  });
});

describe('an address with a foreign target', () => {
  test.for(['next', 'url', 'return', 'returnTo', 'redirect', 'redirect_uri', 'continue', 'target'])(
    'in %s leads to no other site',
    async (name) => {
      for (const path of [
        '/',
        '/lab',
        '/profile',
        '//evil.example',
        routes.creationStructure.path,
      ]) {
        const url = `${path}?${name}=https%3A%2F%2Fevil.example%2F`;
        const answer = await world.server.app.inject({ url, headers: { accept: 'text/html' } });
        const target = answer.headers['location'] ?? null;
        // A doubled slash is corrected; the target is then of this site, as browsers read it.
        const isCorrected = path.startsWith('//');
        expect([url, answer.statusCode >= 300 && answer.statusCode < 400]).toEqual([
          url,
          isCorrected,
        ]);
        expect([url, target === null]).toEqual([url, !isCorrected]);
        expect([url, new URL(target ?? '/', SITE).origin]).toEqual([url, SITE]);
      }
    },
  );
});

describe('the server', () => {
  test('accepts copies of an ad: nothing finds duplicates yet', async () => {
    const { send, draft } = world.publisher;
    const copies = [await send(draft(goodCar)), await send(draft(goodCar))];
    expect(copies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const ids = copies.map((copy) => Advertisement.parse(copy.json()).id);
    expect(new Set(ids).size).toBe(2);
    expect(ErrorBody.safeParse(copies[1]?.json()).success).toBe(false);
  });
});
