import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { ErrorBody, healthPaths } from '../../app/contract/index.ts';
import { createReadiness } from '../../app/server/plugins/health.routes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ rateLimit: 1 });
});
afterAll(() => server.close());

describe('a health probe', () => {
  test.for([
    { path: healthPaths.live, status: 'live' },
    { path: healthPaths.ready, status: 'ready' },
  ])('$path is answered with one word, which is never cached', async ({ path, status }) => {
    const answer = await server.app.inject({ method: 'GET', url: path });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const head = await server.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await server.app.inject({ method: 'POST', url: path });
    expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('has no rate limit', async () => {
    for (let call = 0; call < 20; call += 1) {
      const { statusCode } = await server.app.inject({
        method: 'GET',
        url: healthPaths.ready,
      });
      expect(statusCode).toBe(200);
    }
  });

  test('of readiness is refused without a database, while liveness is not', async () => {
    const lost = await openTestApp();
    await lost.database.close();
    const ready = await lost.app.inject({ method: 'GET', url: healthPaths.ready });
    const { error } = ErrorBody.parse(ready.json());
    expect([ready.statusCode, error.code]).toEqual([503, 'server.unavailable']);
    expect(ready.headers['retry-after']).toBe('2');
    const live = await lost.app.inject({ method: 'GET', url: healthPaths.live });
    expect(live.statusCode).toBe(200);
    await lost.app.close();
  });
});

describe('readiness', () => {
  test('queries once for any number of callers, and again after a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = vi.fn(() => Promise.resolve());
    const isReady = createReadiness(ask);
    expect(await Promise.all(Array.from({ length: 100 }, isReady))).not.toContain(false);
    expect(await isReady()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_001);
    await isReady();
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('is refused after a second and a half without a response, with one query at a time', async () => {
    const ask = vi.fn(() => new Promise(() => {}));
    const isReady = createReadiness(ask);
    const begun = performance.now();
    expect(await isReady()).toBe(false);
    expect(await isReady()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
