import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routes, urlOf } from '../../app/contract/index.ts';
import { keepRecent } from '../../app/server/recent-values.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const FORM = urlOf(routes.createFilters, { id: 'cars.legkovye-avtomobili' });
const FIXTURE = urlOf(routes.labFixture, { id: 'create/cars.legkovye-avtomobili' });

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
}, 60_000);
afterAll(() => server.close());

const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

describe('a response', () => {
  test.for([
    { url: FORM, why: 'may be cached' },
    { url: FIXTURE, why: 'is made each time' },
  ])(
    'that $why has the same content in every encoding, in a quarter of the bytes',
    async ({ url }) => {
      const plain = await read(url);
      const brotli = await read(url, { 'accept-encoding': 'gzip, deflate, br' });
      const zipped = await read(url, { 'accept-encoding': 'gzip' });
      expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
      for (const { headers, rawPayload } of [plain, brotli, zipped]) {
        expect(headers['vary']).toMatch(/(?:^|, )accept-encoding$/);
        expect(headers['content-length']).toBe(String(rawPayload.length));
      }
      expect(brotli.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    },
  );

  test('that is small, or whose client accepts no encoding, is sent uncompressed', async () => {
    const small = await read(routes.labTester.path, { 'accept-encoding': 'br' });
    expect(small.headers).not.toHaveProperty('content-encoding');
    const other = await read(FORM, { 'accept-encoding': 'zstd, br;q=0' });
    expect(other.headers).not.toHaveProperty('content-encoding');
  });

  test('that the client has cached is not sent again, for any form of its tag', async () => {
    const { headers } = await read(FORM);
    const tag = String(headers['etag']);
    expect(tag).toMatch(/^W\/".+"$/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await read(FORM, { 'if-none-match': known, 'accept-encoding': 'br' });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    }
    expect((await read(FORM, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('that may not be cached has no tag, and neither does a refusal', async () => {
    const unknown = urlOf(routes.createFilters, { id: 'none' });
    for (const url of [FIXTURE, unknown]) {
      const { headers, statusCode } = await read(url, { 'if-none-match': '*' });
      expect(headers).not.toHaveProperty('etag');
      expect(statusCode).not.toBe(304);
    }
  });
});

describe('recent values', () => {
  test('are created once, and the least recently used one is evicted', async () => {
    const recent = keepRecent<string>(2);
    const made: string[] = [];
    const find = (key: string) =>
      recent.find(key, async () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await find(key)).toBe(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('that failed are created again', async () => {
    const recent = keepRecent<string>(2);
    await expect(recent.find('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await recent.find('a', async () => 'a')).toBe('a');
  });
});
