import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Advertisement } from '../../app/contract/index.ts';
import { adSearch } from '../../app/server/db/ad-search.ts';
import { ads, filterTokens, searchIndex } from '../../app/server/db/schema.ts';
import {
  findCatalogue,
  keptKeys,
  rebuildSearchIndex,
  removeSearchRow,
  writeSearchRows,
} from '../../app/server/modules/search-index/index.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let server: TestApp;
/** A new one for every test: the limit is twenty ads a day. */
let publisher: Publisher;

beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  publisher = await openPublisher(server);
});
afterAll(() => server.close());

async function publishCar(values: object = goodCar): Promise<number> {
  return Advertisement.parse((await publisher.send(publisher.draft(values))).json()).id;
}

async function rowOf(id: number) {
  const [row] = await publisher.db.select().from(adSearch).where(eq(adSearch.id, id));
  return row;
}

/** Returns tokens with the number of their ads. */
async function counts(): Promise<Readonly<Record<string, number>>> {
  const tokens = await publisher.db.select().from(filterTokens);
  return Object.fromEntries(
    tokens.map(({ key, value, part, df }) => [`${key}=${value} ${part}`, df]),
  );
}

/** Returns the content of the index without its numbers. */
async function contents() {
  const rows = await publisher.db.select().from(adSearch);
  const tokens = new Map(
    (await publisher.db.select().from(filterTokens)).map(({ id, key, value, part, scope }) => [
      id,
      { key, value, part, scope },
    ]),
  );
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ tags, ...row }) => ({
      ...row,
      tags: tags.map((tag) => JSON.stringify(tokens.get(tag) ?? tag)).toSorted(),
    }));
}

describe('an indexed ad', () => {
  test('has the values that the search pages of its scope use', async () => {
    const id = await publishCar();
    const row = await rowOf(id);
    const catalogue = await findCatalogue(publisher.db);
    const [cars] = catalogue.categories;
    const kept = cars && keptKeys(catalogue, cars).get('cars.passenger');
    const slot = kept?.columns.get('mileage')?.first ?? 'n9';
    const { publishedAt } = await publisher.storedAd(id);
    expect(row).toMatchObject({
      cat: 1,
      price: 12_500_000,
      [slot]: 86_000,
      level: 0,
      published: publishedAt?.getTime(),
    });

    const tokens = await publisher.db.select().from(filterTokens);
    const chosen = tokens.filter((token) => row?.tags.includes(token.id));
    expect(chosen.map(({ key, value, part }) => `${key}=${value} ${part}`).toSorted()).toEqual([
      // One of the site, and one of the subcategory.
      '= one',
      '= one',
      'condition=used one',
      'customs=true one',
      'equipment=abs member',
      'equipment=esp member',
      'make=toyota one',
      'model=camry one',
    ]);
  });

  test('is counted for each of its values, until it is hidden', async () => {
    const before = await counts();
    const id = await publishCar();
    const during = await counts();
    for (const name of ['make=toyota one', 'equipment=abs member']) {
      expect(during[name]).toBe((before[name] ?? 0) + 1);
    }
    await removeSearchRow(publisher.db, id);
    await removeSearchRow(publisher.db, id);
    expect(await counts()).toEqual(before);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('is indexed completely by concurrent writers', async () => {
    const cars = Array.from({ length: 16 }, (_, n) => ({ ...goodCar, mileage: n }));
    const before = await counts();
    await Promise.all(cars.map((car) => publishCar(car)));
    expect((await counts())['make=toyota one']).toBe((before['make=toyota one'] ?? 0) + 16);
  });
});

describe('an index of an earlier version', () => {
  test('is rebuilt from the published ads only', async () => {
    const { db } = publisher;
    await rebuildSearchIndex(db);
    await publishCar();
    const hidden = await publishCar();
    const expected = (await contents()).filter(({ id }) => id !== hidden);
    await db.update(ads).set({ status: 'HIDDEN' }).where(eq(ads.id, hidden));
    expect(await rebuildSearchIndex(db)).toBeNull();
    expect(await rowOf(hidden)).toBeDefined();

    await db.update(searchIndex).set({ version: 'older' });
    await db.execute(
      sql`insert into ad_search select * from ad_search where id <> ${hidden} limit 3`,
    );
    expect(await rebuildSearchIndex(db)).toBe(expected.length);
    expect(await contents()).toEqual(expected);
    expect(await rebuildSearchIndex(db)).toBeNull();
  });

  test('serves searches during a rebuild, and delays publishing', async () => {
    const { db } = publisher;
    await db.update(searchIndex).set({ version: 'older' });
    const before = await db.$count(adSearch);
    const [, added] = await Promise.all([
      rebuildSearchIndex(db),
      publishCar(),
      publishCar(),
      db.$count(adSearch).then((count) => expect(count).toBeGreaterThanOrEqual(before)),
    ]);
    expect(await rowOf(added)).toBeDefined();
    expect(await db.$count(adSearch)).toBe(before + 2);
  });
});

describe('rows of the index', () => {
  test('are written in batches of thousands', async () => {
    const { db } = publisher;
    const [car] = await db.select().from(ads).limit(1);
    if (car === undefined) throw new Error('There is no ad to copy.');
    const { id: _, ...row } = car;
    const copy = () =>
      db
        .insert(ads)
        .values(Array.from({ length: 1_150 }, () => row))
        .returning();
    // In two statements: one has at most 65,535 parameters.
    const copies = [...(await copy()), ...(await copy())];
    const before = await counts();
    await writeSearchRows(db, copies);
    expect((await counts())['make=toyota one']).toBe((before['make=toyota one'] ?? 0) + 2_300);
  });

  test('are analyzed again only when the index has grown by a quarter', async () => {
    const { db } = publisher;
    const [car] = await db.select().from(ads).limit(1);
    if (car === undefined) throw new Error('There is no ad to copy.');
    const { id: _, ...row } = car;
    const add = async (count: number) =>
      writeSearchRows(
        db,
        await db
          .insert(ads)
          .values(Array.from({ length: count }, () => row))
          .returning(),
      );
    const known = async () => {
      const { rows } = await db.execute<{ rows: number }>(sql`
        select sum(greatest(reltuples, 0))::int as rows from pg_inherits
        join pg_class on pg_class.oid = inhrelid where inhparent = 'ad_search'::regclass`);
      return rows[0]?.rows;
    };
    while ((await db.$count(adSearch)) < 5_000) await add(1_150);
    await db.execute(sql`analyze ad_search`);
    const before = await known();
    await add(1_000);
    expect(await known()).toBe(before);
    await add(1_000);
    expect(await known()).toBe(await db.$count(adSearch));
  });

  test.for([
    {
      order: 'published desc, id desc',
      where: 'cat = 1 and sub = 2',
      index: /ad_search_1_sub_published_id_idx/,
    },
    { order: 'price, id', where: 'cat = 1 and sub = 2', index: /ad_search_1_sub_price_id_idx/ },
    {
      order: 'price desc, id desc',
      where: 'cat = 1 and price is not null',
      index: /ad_search_1_price_id_idx/,
    },
    {
      order: 'price desc, id desc',
      where: 'cat = 1 and sub = 2 and price is null',
      index: /ad_search_1_(sub_)?price_id_idx/,
    },
    {
      order: 'published desc, id desc',
      where: 'cat = 1',
      index: /ad_search_1_published_id_idx/,
    },
    {
      order: 'published desc, id desc',
      where: 'cat = 1 and level = 2',
      index: /ad_search_1_published_id_idx1/,
    },
  ])('are read in the order of an index, $order where $where', async ({ order, where, index }) => {
    const plan = await publisher.db.transaction(async (transaction) => {
      for (const method of ['seqscan', 'bitmapscan', 'sort']) {
        await transaction.execute(sql.raw(`set local enable_${method} = off`));
      }
      const { rows } = await transaction.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain select id from ad_search where ${where} order by ${order} limit 20`),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toContain('Sort');
    expect(plan).toMatch(index);
  });
});
