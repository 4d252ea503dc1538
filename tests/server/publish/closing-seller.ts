import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import {
  type AdEvent,
  type AdStatus,
  Advertisement,
  ErrorBody,
  routes,
  urlOf,
} from '../../../app/contract/index.ts';
import { ads } from '../../../app/server/db/schema.ts';
import { removeSearchRow, writeSearchRow } from '../../../app/server/modules/search-index/index.ts';
import { goodCar } from '../world/sample-fixtures.ts';
import { openPublisher, type Publisher } from './publisher.ts';

/** One call that changes an ad. */
interface Change {
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** A seller with ads, and the calls that change them. */
export interface ClosingSeller extends Publisher {
  readonly title: string;
  /** Stores an indexed ad, without the daily limit; in another status it is not indexed. */
  readonly newAd: (status?: AdStatus) => Promise<number>;
  readonly change: (id: number, change: Change) => Promise<LightMyRequestResponse>;
  readonly apply: (id: number, event: AdEvent) => Promise<LightMyRequestResponse>;
  readonly isIndexed: (id: number) => Promise<boolean>;
  /** `200`, or the status and the code of the refusal; as a guest without headers. */
  readonly read: (id: number, headers?: Readonly<Record<string, string>>) => Promise<string>;
  /** Moves the times of an ad into the past. */
  readonly moveClock: (
    id: number,
    ago: { readonly statusAt?: string; readonly expiresAt?: string },
  ) => Promise<void>;
}

/** Signs in a seller with a published ad. */
export async function openClosingSeller(): Promise<ClosingSeller> {
  const publisher = await openPublisher();
  const { db, server, seller } = publisher;
  const first = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());

  const newAd: ClosingSeller['newAd'] = async (status = 'PUBLISHED') => {
    const { id: _id, ...row } = await publisher.storedAd(first.id);
    const [ad] = await db.insert(ads).values(row).returning();
    if (ad === undefined) throw new Error('No ad was stored.');
    await writeSearchRow(db, ad);
    if (status === 'PUBLISHED') return ad.id;
    await db.update(ads).set({ status }).where(eq(ads.id, ad.id));
    await removeSearchRow(db, ad.id);
    return ad.id;
  };
  const change: ClosingSeller['change'] = (id, { payload, headers, key = randomUUID() }) =>
    server.app.inject({
      method: 'POST',
      url: urlOf(routes.changeAdvertisement, { id }),
      headers: { ...(headers ?? seller.headers), 'idempotency-key': key },
      payload,
    });
  return {
    ...publisher,
    title: first.title,
    newAd,
    change,
    apply: (id, event) => change(id, { payload: changeBody(event) }),
    isIndexed: async (id) => {
      const { rows } = await db.execute(sql`select from ad_search where id = ${id}`);
      return rows.length === 1;
    },
    read: async (id, headers = {}) => {
      const url = urlOf(routes.readAdvertisement, { id });
      const answer = await server.app.inject({ url, headers });
      if (answer.statusCode === 200) return '200';
      return `${answer.statusCode} ${ErrorBody.parse(answer.json()).error.code}`;
    },
    moveClock: async (id, { statusAt, expiresAt }) => {
      await db
        .update(ads)
        .set({
          ...(statusAt !== undefined && { statusAt: sql`now() - ${statusAt}::interval` }),
          ...(expiresAt !== undefined && { expiresAt: sql`now() - ${expiresAt}::interval` }),
        })
        .where(eq(ads.id, id));
    },
  };
}

/** The body of an event; a sale has a reason. */
export function changeBody(event: AdEvent): object {
  return event === 'MARK_SOLD' ? { event, close_reason: 'SOLD_HERE' } : { event };
}
