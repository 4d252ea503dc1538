import { randomUUID } from 'node:crypto';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { AnonymousSession, routes } from '../../app/contract/index.ts';
import { buildApp } from '../../app/server/app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** The whole server on a database of its own, asked without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
}

/** Builds the server for a test file. */
export async function openTestApp(settings: { rateLimit?: number } = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const app = await buildApp(database.db, {
    logLevel: 'silent',
    clientFolder: '/nowhere',
    rateLimit: 1_000_000,
    isBehindProxy: false,
    ...settings,
  });
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Opens a guest's session and tells its id. */
export async function signIn(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: routes.openAnonymousSession.path,
    payload: { device_id: randomUUID(), device_name: 'Тест', device_type: 'WEB' },
  });
  return AnonymousSession.parse(answer.json()).anonymous_id;
}

/** Sends an ad as the guest. */
export function publish(
  app: FastifyInstance,
  guest: string,
  { draft, key = randomUUID() }: { draft: object | string; key?: string },
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.createAdvertisement.path,
    headers: {
      'anonymous-id': guest,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    payload: draft,
  });
}
