import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { AnonymousSession, routes } from '../../app/contract/index.ts';
import type { SiteLinks } from '../../app/contract/index.ts';
import { buildApp } from '../../app/server/app.ts';
import type { CodeSender } from '../../app/server/modules/authorization/index.ts';
import type { Bucket, Pace } from '../../app/server/modules/images/index.ts';
import type { ImportSource } from '../../app/server/modules/imports/index.ts';
import type { FlightLimits } from '../../app/server/plugins/in-flight.ts';
import type { LogStream } from '../../app/server/plugins/log-lines.ts';
import { readSettings } from '../../app/server/settings.ts';
import {
  openTestDatabase,
  openTestDatabaseOf,
  openTestMarket,
  type TestDatabase,
} from './database/test-database.ts';

/** The whole server on its own database, called without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** The last code sent to each phone, as the operator reads it. */
  readonly codes: ReadonlyMap<string, string>;
  /** Folder of the uploaded images; deleted when closed. */
  readonly imageFolder: string;
  readonly close: () => Promise<void>;
}

/** Settings of a test's server. */
interface TestAppSettings {
  readonly rateLimit?: number;
  readonly isBehindProxy?: boolean;
  readonly codesADay?: number;
  readonly securityContact?: string;
  /** Bucket for the uploaded images, instead of the folder. */
  readonly imageBucket?: Bucket;
  /** Replaces the outbox of `codes`. */
  readonly sendCode?: CodeSender;
  /** Links to the apps and networks; the defaults when absent. */
  readonly links?: SiteLinks;
  /** Source of the import offer; none without. */
  readonly importSource?: ImportSource;
  /** Limits for slow readers and senders; the defaults when absent. */
  readonly flightLimits?: FlightLimits;
  readonly uploadPace?: Pace;
  readonly callTimeoutMs?: number;
  /** Folder of the built pages; none without. */
  readonly clientFolder?: string;
  readonly logLevel?: string;
  readonly logStream?: LogStream;
  /** Folder of recorded pages, instead of the samples. */
  readonly fixtures?: string;
  /** Opens the sample market of `MARKET_TIME` instead of an empty one. */
  readonly hasMarket?: boolean;
}

/** Builds the server for a test file. */
export async function openTestApp({
  fixtures,
  hasMarket = false,
  ...settings
}: TestAppSettings = {}): Promise<TestApp> {
  const database = await (hasMarket ? openTestMarket() : openDefinitions(fixtures));
  const codes = new Map<string, string>();
  const imageFolder = await mkdtemp(join(tmpdir(), 'images-'));
  const app = await buildApp(database.db, {
    logLevel: 'silent',
    clientFolder: '/nowhere',
    imageFolder,
    rateLimit: 1_000_000,
    isBehindProxy: false,
    codesADay: 1_000_000,
    importSource: null,
    securityContact: null,
    imageBucket: null,
    links: readSettings({}).links,
    sendCode: async ({ phone, code }) => {
      codes.set(phone, code);
    },
    ...settings,
  });
  return {
    app,
    database,
    codes,
    imageFolder,
    close: async () => {
      await app.close();
      await database.close();
      await rm(imageFolder, { recursive: true });
    },
  };
}

function openDefinitions(fixtures: string | undefined): Promise<TestDatabase> {
  return fixtures === undefined ? openTestDatabase() : openTestDatabaseOf(fixtures);
}

/** Opens a guest's session and returns its id. */
export async function openGuest(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: routes.openAnonymousSession.path,
    payload: { device_id: randomUUID(), device_name: 'Тест', device_type: 'WEB' },
  });
  return AnonymousSession.parse(answer.json()).anonymous_id;
}

/** Sends an ad as the user of the token. */
export function publish(
  app: FastifyInstance,
  token: string,
  { draft, key = randomUUID() }: { draft: object | string; key?: string },
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.createAdvertisement.path,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    payload: draft,
  });
}
