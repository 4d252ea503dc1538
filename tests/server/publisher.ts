import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import { ErrorBody } from '../../app/contract/index.ts';
import type { Database } from '../../app/server/db/open-database.ts';
import { ads } from '../../app/server/db/schema.ts';
import { openTestApp, publish, signIn, type TestApp } from './test-app.ts';

/** A guest who publishes, and a look into the store. */
export interface Publisher {
  readonly server: TestApp;
  readonly db: Database;
  /** The guest's id. */
  readonly guest: string;
  readonly send: (draft: object | string, key?: string) => Promise<LightMyRequestResponse>;
  readonly storedAd: (id: number) => Promise<typeof ads.$inferSelect>;
  readonly countAds: () => Promise<number>;
}

/** Builds the server for a test file, with one guest on it. */
export async function openPublisher(): Promise<Publisher> {
  const server = await openTestApp();
  const { db } = server.database;
  const guest = await signIn(server.app);
  return {
    server,
    db,
    guest,
    send: (draft, key) =>
      publish(server.app, guest, { draft, ...(key === undefined ? {} : { key }) }),
    storedAd: async (id) => {
      const [row] = await db.select().from(ads).where(eq(ads.id, id));
      if (row === undefined) throw new Error(`No ad ${id}.`);
      return row;
    },
    countAds: () => db.$count(ads),
  };
}

/** What a draft is refused for. */
export interface Refused {
  readonly status: number;
  readonly code: string;
  /** Codes by key. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  /** Ads that were stored all the same. */
  readonly stored: number;
}

/** Sends a draft that is to be refused. */
export async function refusalOf(publisher: Publisher, draft: object | string): Promise<Refused> {
  const before = await publisher.countAds();
  const answer = await publisher.send(draft);
  const { error } = ErrorBody.parse(answer.json());
  const faults = Object.entries(error.fields ?? {}).map(
    ([key, all]) => [key, all.map(({ code }) => code)] as const,
  );
  return {
    status: answer.statusCode,
    code: error.code,
    faults: Object.fromEntries(faults),
    stored: (await publisher.countAds()) - before,
  };
}
