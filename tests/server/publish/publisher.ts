import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import { ErrorBody } from '../../../app/contract/index.ts';
import { users } from '../../../app/server/db/account-schema.ts';
import type { Database } from '../../../app/server/db/open-database.ts';
import { ads } from '../../../app/server/db/schema.ts';
import { signInAs, type SignedIn } from '../account/sign-in.ts';
import { openTestApp, publish, type TestApp } from '../test-app.ts';
import { carDraft } from '../world/sample-fixtures.ts';
import { uploadPhoto } from './photo.ts';

/** A publishing user and access to the database. */
export interface Publisher {
  readonly server: TestApp;
  readonly db: Database;
  readonly seller: SignedIn;
  /** URL of an uploaded image. */
  readonly photo: string;
  /** Builds a draft with the image from values of the car form. */
  readonly draft: (filters: object, more?: object) => ReturnType<typeof carDraft>;
  readonly send: (draft: object | string, key?: string) => Promise<LightMyRequestResponse>;
  readonly storedAd: (id: number) => Promise<typeof ads.$inferSelect>;
  readonly setStatus: (id: number, status: (typeof ads.$inferSelect)['status']) => Promise<void>;
  readonly countAds: () => Promise<number>;
}

/** Signs in a user whose account is a month old; on the given server, else on a new one. */
export async function openPublisher(given?: TestApp): Promise<Publisher> {
  const server = given ?? (await openTestApp());
  const { db } = server.database;
  const seller = await signInAs(server, { name: 'Фируз' });
  await db
    .update(users)
    .set({ createdAt: sql`now() - interval '30 days'` })
    .where(eq(users.phone, seller.phone));
  const photo = await uploadPhoto(server.app, seller);
  return {
    server,
    db,
    seller,
    photo,
    draft: (filters, more = {}) => carDraft(filters, { images: [photo], ...more }),
    send: (draft, key) =>
      publish(server.app, seller.token, { draft, ...(key === undefined ? {} : { key }) }),
    storedAd: async (id) => {
      const [row] = await db.select().from(ads).where(eq(ads.id, id));
      if (row === undefined) throw new Error(`No ad ${id}.`);
      return row;
    },
    setStatus: async (id, status) => {
      await db.update(ads).set({ status }).where(eq(ads.id, id));
    },
    countAds: () => db.$count(ads),
  };
}

/** Refusal of a draft. */
export interface Refused {
  readonly status: number;
  readonly code: string;
  /** Codes by key. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  /** Number of ads that were stored nevertheless. */
  readonly stored: number;
}

/** Sends a draft that must be refused. */
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
