import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AnonymousId, AnonymousSession, routes } from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const open = (device_name: string, app = server.app) =>
  app.inject({
    method: 'POST',
    url: routes.openAnonymousSession.path,
    payload: { device_id: 'd', device_name, device_type: 'WEB' },
  });

describe('an anonymous session', () => {
  test('is opened with a unique id, in the shape of the specification', async () => {
    const answers = await Promise.all([open('Chrome'), open('Chrome')]);
    const ids = answers.map((answer) => {
      expect(answer.statusCode).toBe(200);
      expect(Object.keys(answer.json())).toEqual(['anonymous_id']);
      return AnonymousSession.parse(answer.json()).anonymous_id;
    });
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(AnonymousId.safeParse(id).success).toBe(true);
  });

  test('stores no usable id', async () => {
    const { anonymous_id } = AnonymousSession.parse((await open('Ҷаҳонгард 🚗')).json());
    const { rows } = await server.database.db.execute<{ line: string }>(
      sql`select s::text as line from anonymous_sessions s`,
    );
    const lines = rows.map(({ line }) => line).join('\n');
    expect(lines).toContain('Ҷаҳонгард 🚗');
    expect(lines).not.toContain(anonymous_id);
    expect(lines).not.toContain(anonymous_id.replaceAll('-', ''));
  });

  test('is rate-limited per address', async () => {
    const busy = await openTestApp({ rateLimit: 30 });
    const codes: number[] = [];
    while (codes.length < 4) codes.push((await open('x', busy.app)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    await busy.close();
  });
});
