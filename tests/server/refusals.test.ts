import { once } from 'node:events';
import { connect } from 'node:net';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  ErrorBody,
  REFUSALS,
  refusalText,
  routes,
  type Refusal,
} from '../../app/contract/index.ts';
import { signInAs } from './account/sign-in.ts';
import { openTestApp, publish, type TestApp } from './test-app.ts';
import { carDraft, goodCar } from './world/sample-fixtures.ts';

let server: TestApp;
let token = '';
let address = '';

beforeAll(async () => {
  server = await openTestApp();
  ({ token } = await signInAs(server));
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

function expectRefusal(
  answer: { statusCode: number; headers: object; json: () => unknown },
  code: Refusal,
) {
  const { error } = ErrorBody.parse(answer.json());
  expect([error.code, answer.statusCode]).toEqual([code, REFUSALS[code]]);
  expect(error.message).toBe(refusalText(code));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': error.request_id,
  });
  return error;
}

const post = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: routes.openAnonymousSession.path,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('a refusal', () => {
  test.for(Object.keys(REFUSALS))('%s has its own Russian sentence', (code) => {
    const texts = Object.keys(REFUSALS).map((one) => refusalText(toRefusal(one)));
    expect(texts.filter((text) => text === refusalText(toRefusal(code)))).toHaveLength(1);
    expect(refusalText(toRefusal(code))).toMatch(/^[А-ЯЁ].*\.$/s);
  });

  test.for([
    { method: 'GET', url: '/api/v1/nothing/', code: 'route.unknown' },
    { method: 'GET', url: '/api/', code: 'route.unknown' },
    { method: 'POST', url: '/nothing', code: 'method.not-allowed' },
    { method: 'DELETE', url: routes.createAdvertisement.path, code: 'method.not-allowed' },
    { method: 'POST', url: '/api/v1/static/create/structure/', code: 'method.not-allowed' },
    { method: 'PUT', url: '/api/v1/advertisements/7/', code: 'method.not-allowed' },
    { method: 'GET', url: '/api/v1/%', code: 'request.invalid' },
    { method: 'GET', url: '/assets/none.js', code: 'route.unknown' },
    { method: 'GET', url: `/api/v1/advertisements/${'1'.repeat(300)}/`, code: 'url.too-long' },
  ] as const)('of $method $url is $code', async ({ method, url, code }) => {
    expectRefusal(await server.app.inject({ method, url }), code);
  });

  test('of a method lists those that the path accepts', async () => {
    const answer = await server.app.inject({ method: 'PUT', url: '/api/v1/advertisements/7/' });
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  test.for([
    { body: '{"a":', code: 'json.invalid', why: 'cut off' },
    { body: '', code: 'request.invalid', why: 'empty' },
    { body: '{"device_id": NaN}', code: 'json.invalid', why: 'no JSON number' },
    { body: '['.repeat(8_000), code: 'json.too-deep', why: 'a bomb of brackets' },
    { body: '{"a":'.repeat(40) + '1' + '}'.repeat(40), code: 'json.too-deep', why: 'forty deep' },
    {
      body: `{"device_id":"${'['.repeat(100)}"}`,
      code: 'request.invalid',
      why: 'brackets in text',
    },
    { body: '{"device_id":"\\u0000"}', code: 'text.invalid', why: 'NUL' },
    { body: '{"\\u0000":1}', code: 'text.invalid', why: 'NUL in a key' },
    { body: '{"device_id":"\\ud800"}', code: 'text.invalid', why: 'half a surrogate pair' },
    { body: '[]', code: 'request.invalid', why: 'a list' },
    { body: 'null', code: 'request.invalid', why: 'null' },
    { body: '{}', code: 'request.invalid', why: 'nothing in it' },
    { body: `{"device_id":"${'x'.repeat(600_000)}"}`, code: 'body.too-large', why: 'too large' },
  ] as const)('of a body is $code: $why', async ({ body, code }) => {
    expectRefusal(await post(body), code);
  });

  test('of a shape lists every faulty part', async () => {
    const answer = await post('{"device_id":"","device_type":"TV"}');
    expect(expectRefusal(answer, 'request.invalid').fields).toEqual({
      device_id: [
        expect.objectContaining({
          code: 'shape.too-small',
          params: expect.objectContaining({ minimum: 1 }),
        }),
      ],
      device_name: [
        expect.objectContaining({ code: 'shape.type', message: 'Значение не того типа' }),
      ],
      device_type: [expect.objectContaining({ code: 'shape.value', level: 'error' })],
    });
  });

  test.for(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of a body in %s is media-type.unsupported',
    async (type) => {
      expectRefusal(await post('x', { 'content-type': type }), 'media-type.unsupported');
    },
  );

  test.for([
    { headers: {}, code: 'sign-in.required', why: 'no caller' },
    { headers: { 'anonymous-id': 'nobody' }, code: 'sign-in.required', why: 'no identifier' },
    {
      headers: { 'anonymous-id': '6b1f7c1e-2f0e-4d3c-9a55-1c6c2f0f9a10' },
      code: 'sign-in.required',
      why: 'a guest',
    },
    { headers: { authorization: 'Bearer x' }, code: 'session.expired', why: 'no token' },
    {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
      code: 'session.expired',
      why: 'an unknown token',
    },
  ] as const)('of publishing is $code: $why', async ({ headers, code }) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: routes.createAdvertisement.path,
      headers: { ...headers, 'idempotency-key': 'k' },
      payload: carDraft(goodCar),
    });
    expectRefusal(answer, code);
  });

  test.for(['', 'ключ', 'a b', 'x'.repeat(201)])(
    'of the idempotency key "%s" is idempotency.missing',
    async (key) => {
      const header = Buffer.from(key).toString('latin1');
      expectRefusal(
        await publish(server.app, token, { draft: carDraft(goodCar), key: header }),
        'idempotency.missing',
      );
    },
  );

  test.for(['0', '-1', 'abc', '1.5', '99999999999', '2147483648'])(
    'of an ad by the id %s is request.invalid',
    async (id) => {
      const answer = await server.app.inject({
        method: 'GET',
        url: `/api/v1/advertisements/${id}/`,
      });
      expectRefusal(answer, 'request.invalid');
    },
  );

  test('of an internal failure is server.failed, without its reason', async () => {
    const broken = await openTestApp();
    await broken.database.db.execute(sql`drop table lab_fixtures`);
    const answer = await broken.app.inject({ method: 'GET', url: routes.labFixtures.path });
    expectRefusal(answer, 'server.failed');
    expect(answer.body).not.toMatch(/lab_fixtures|relation|select/i);
    await broken.close();
  });

  test('of the rate limit has Retry-After', async () => {
    const busy = await openTestApp({ rateLimit: 2 });
    const call = () => busy.app.inject({ method: 'GET', url: routes.labFixtures.path });
    await call();
    await call();
    const answer = await call();
    const { retry_after_s } = expectRefusal(answer, 'rate.limited');
    expect(retry_after_s).toBeGreaterThan(0);
    expect(answer.headers['retry-after']).toBe(String(retry_after_s));
    await busy.close();
  });

  test.for(['QUERY', 'PROPFIND', 'REPORT'] as const)(
    'of the method %s is not an internal failure',
    async (method) => {
      const { port } = new URL(address);
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      const answer = Buffer.concat(await socket.toArray()).toString();
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    },
  );

  test.for([
    { request: 'NONSENSE\r\n\r\n', status: 400, code: 'request.invalid' },
    {
      request: `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      code: 'headers.too-large',
    },
  ])(
    'of a message that is not HTTP has the same shape: $code',
    async ({ request, status, code }) => {
      const { port } = new URL(address);
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.end(request);
      const pieces = await socket.toArray();
      const [head = '', body = ''] = Buffer.concat(pieces).toString().split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(ErrorBody.parse(JSON.parse(body)).error.code).toBe(code);
    },
  );
});

function toRefusal(code: string): Refusal {
  const known = Object.keys(REFUSALS).find((one): one is Refusal => one === code);
  if (known === undefined) throw new Error(`No refusal is called ${code}.`);
  return known;
}
