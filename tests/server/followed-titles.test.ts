import { and, eq, ne, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { users } from '../../app/server/db/account-schema.ts';
import type { Database } from '../../app/server/db/open-database.ts';
import { ads } from '../../app/server/db/schema.ts';
import { readChangedAds } from '../../app/server/modules/search-index/index.ts';
import {
  followTitles,
  type FollowedTitles,
} from '../../app/server/modules/search/suggestions/follow-titles.ts';
import { LAW_RUNS } from '../law-runs.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';

const SELLERS = 5;
const WORDS = ['Toyota', 'Camry', 'диван', 'угловой', 'новый', 'Land', 'Cruiser'] as const;

let database: TestDatabase;
let db: Database;
let sellers: readonly number[];

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  const made = await db
    .insert(users)
    .values(Array.from({ length: SELLERS }, (_, n) => ({ name: `Продавец ${n}` })))
    .returning({ id: users.id });
  sellers = made.map(({ id }) => id);
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(ads);
});

/** Publishes ads with these titles, one per seller in turn from one on; returns their ids. */
async function publish(
  titles: readonly string[],
  { from = 0, into = db }: { readonly from?: number; readonly into?: Database } = {},
): Promise<readonly number[]> {
  const rows = titles.map((title, n) => ({
    ownerId: sellers[(from + n) % SELLERS] ?? 0,
    categoryId: 'cars',
    subcategoryId: 'cars.passenger',
    status: 'PUBLISHED' as const,
    promotionType: 'BASIC' as const,
    title,
    images: [],
    attrs: {},
    characteristics: [],
    descriptionFields: [],
    planHash: '',
  }));
  const made = await into.insert(ads).values(rows).returning({ id: ads.id });
  return made.map(({ id }) => id);
}

/** All suggested phrases, in their order. */
function phrasesOf(titles: FollowedTitles): readonly string[] {
  const found = titles.phrases().written.find('', Number.POSITIVE_INFINITY);
  return found.map(({ title, category_id }) => `${title} · ${category_id}`);
}

async function fullCount(): Promise<readonly string[]> {
  const titles = followTitles(db);
  await titles.refresh();
  return phrasesOf(titles);
}

type Kind = 'publish' | 'hide' | 'show' | 'rename' | 'move' | 'erase' | 'refresh';

interface Act {
  readonly kind: Kind;
  readonly at: number;
  readonly title: string;
}

const KINDS: readonly Kind[] = ['hide', 'show', 'rename', 'move', 'erase', 'refresh', 'refresh'];
const arbitraryAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(fc.constant('publish' as const), fc.constantFrom(...KINDS)),
  at: fc.nat({ max: 40 }),
  title: fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
});

/** Does to the ads what a seller, a moderator or the job that forgets would do. */
async function perform({ kind, at, title }: Act, ids: number[]): Promise<void> {
  if (kind === 'publish') {
    ids.push(...(await publish([title], { from: at })));
    return;
  }
  const id = ids[at % ids.length];
  if (id === undefined) return;
  const one = eq(ads.id, id);
  if (kind === 'hide') await db.update(ads).set({ status: 'HIDDEN' }).where(one);
  if (kind === 'show') await db.update(ads).set({ status: 'PUBLISHED' }).where(one);
  if (kind === 'rename') await db.update(ads).set({ title }).where(one);
  if (kind === 'move') await db.update(ads).set({ categoryId: 'jobs' }).where(one);
  if (kind === 'erase') await db.delete(ads).where(and(one, ne(ads.status, 'PUBLISHED')));
}

describe('titles that are followed', () => {
  test('have after any changes the phrases of a full count, in every process', async () => {
    const acts = fc.array(arbitraryAct, { minLength: 5, maxLength: 30 });
    const first = fc.array(arbitraryAct, { minLength: 5, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(first, acts, async (before, after) => {
        await db.delete(ads);
        const ids: number[] = [];
        for (const act of before) await perform({ ...act, kind: 'publish' }, ids);
        const [one, other] = [followTitles(db), followTitles(db)];
        await one.refresh();
        for (const act of after) {
          // Rows are deleted weeks after their ads were taken down.
          if (act.kind === 'erase') await Promise.all([one.refresh(), other.refresh()]);
          await perform(act, ids);
          if (act.kind === 'refresh') await (act.at % 2 === 0 ? one : other).refresh();
        }
        await Promise.all([one.refresh(), other.refresh()]);
        const full = await fullCount();
        expect(phrasesOf(one)).toEqual(full);
        expect(phrasesOf(other)).toEqual(full);
      }),
      { numRuns: Math.ceil(LAW_RUNS / 4) },
    );
  }, 60_000);

  test('are none of fewer than three sellers, nor parts of a longer phrase', async () => {
    await publish(['Toyota Land Cruiser', 'Land Cruiser', 'Land Cruiser, новый', 'диван', 'диван']);
    expect(await fullCount()).toEqual(['Cruiser · cars', 'Land Cruiser · cars']);
  });

  test('are counted again after a day without a reading, whose ads may be deleted by then', async () => {
    let now = Date.UTC(2026, 0, 1);
    const titles = followTitles(db, () => now);
    const ids = await publish(['диван', 'диван', 'диван']);
    await titles.refresh();
    expect(phrasesOf(titles)).toEqual(['диван · cars']);
    await perform({ kind: 'hide', at: 0, title: '' }, [...ids]);
    await perform({ kind: 'erase', at: 0, title: '' }, [...ids]);
    now += 25 * 60 * 60 * 1_000;
    await titles.refresh();
    expect(phrasesOf(titles)).toEqual([]);
  });

  test('miss no ad whose transaction commits after later ones', async () => {
    const titles = followTitles(db);
    await titles.refresh();
    const isHeld = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const late = db.transaction(async (transaction) => {
      await publish(['диван', 'диван'], { into: transaction });
      isHeld.resolve();
      await mayCommit.promise;
    });
    await isHeld.promise;
    await publish(['диван'], { from: 2 });
    await titles.refresh();
    expect(phrasesOf(titles)).toEqual([]);
    mayCommit.resolve();
    await late;
    await titles.refresh();
    expect(phrasesOf(titles)).toEqual(['диван · cars']);
  });

  test('are read whole once: later only ads that have changed, and none for a view', async () => {
    const ids = await publish(Array.from({ length: 3_000 }, (_, n) => `Диван номер ${n}`));
    await db.execute(sql`analyze ads`);
    // Not `findOldestOpen`: other databases of the cluster may hold that back.
    const { rows } = await db.execute<{ since: string }>(
      sql`select pg_current_xact_id()::text as since`,
    );
    const since = rows[0]?.since ?? '';
    expect(await rowsRead(since)).toEqual({ given: 0, touched: 0 });

    const [one = 0, other = 0, viewed = 0] = ids;
    await db.update(ads).set({ views: 7 }).where(eq(ads.id, viewed));
    await db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, one));
    await db.update(ads).set({ title: 'Кресло' }).where(eq(ads.id, other));
    const { given, touched } = await rowsRead(since);
    expect(given).toBe(2);
    // With the versions that the updates left behind.
    expect(touched).toBeLessThan(20);

    // As of ads that were restored from another cluster.
    await db.execute(sql`update ads set changed_in = '9000000000000000000'::xid8`);
    expect(await rowsRead(since)).toMatchObject({ given: 0 });
  });
});

/** Rows that a reading of the changes gives, and those that PostgreSQL touches for them. */
async function rowsRead(
  since: string,
): Promise<{ readonly given: number; readonly touched: number }> {
  return db.transaction(async (transaction) => {
    const before = await touchedRows(transaction);
    let given = 0;
    for await (const batch of readChangedAds(transaction, since)) given += batch.length;
    return { given, touched: (await touchedRows(transaction)) - before };
  });
}

/** Rows of the ads that this connection has touched and PostgreSQL has not yet added up. */
async function touchedRows(transaction: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await transaction.execute<{ touched: string }>(sql`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as touched
    from pg_stat_xact_user_tables where relname = 'ads'`);
  return Number(rows[0]?.touched);
}
