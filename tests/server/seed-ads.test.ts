import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { users } from '../../app/server/db/account-schema.ts';
import { seedAds } from '../../app/server/db/seed/seed-ads.ts';
import {
  MARKET_TIME as MORNING,
  openTestDatabaseOf,
  openTestMarket,
  type TestDatabase,
} from './database/test-database.ts';

const FIXTURES = 'fixtures';
const EVENING = new Date('2026-11-21T18:50:00Z');
const TOMORROW = new Date('2026-11-22T03:10:00Z');

let market: TestDatabase;

beforeAll(async () => {
  market = await openTestMarket();
}, 60_000);
afterAll(() => market.close());

async function column<Value>(
  query: string,
  { db }: Pick<TestDatabase, 'db'> = market,
): Promise<Value[]> {
  const { rows } = await db.execute<{ one: Value }>(sql.raw(query));
  return rows.map(({ one }) => one);
}

async function openEmpty(): Promise<TestDatabase> {
  const database = await openTestDatabaseOf(FIXTURES);
  onTestFinished(() => database.close());
  return database;
}

const ROWS = ['users', 'marketplaces', 'ads'].map(
  (table) =>
    `select '${table} ' || (to_jsonb(t) - 'changed_in')::text as one from ${table} t order by id`,
);

async function allRows(database: TestDatabase): Promise<string[]> {
  const lists = await Promise.all(ROWS.map((query) => column<string>(query, database)));
  return lists.flat();
}

describe('a seeded market', () => {
  test('has its views by day too, as many as each ad has, none on the day of the seeding', async () => {
    const late = await column("select day as one from ad_view_days where day >= '2026-11-21'");
    expect(late).toEqual([]);
    const uneven = await column(`
      select a.id as one from ads a
      where a.status = 'PUBLISHED' and a.published_at > '2026-11-08'
      and a.views <> (select coalesce(sum(views), 0) from ad_view_days where ad_id = a.id)`);
    expect(uneven).toEqual([]);
    // A chart is no flat line.
    const [most] = await column<number>(`
      select count(distinct d.views)::int as one from ads a join ad_view_days d on d.ad_id = a.id
      where a.views > 100 group by a.id order by 1 desc limit 1`);
    expect(most).toBeGreaterThan(5);
  });

  test('has at least two thousand ads, with at least fifteen in every subcategory', async () => {
    const counts = await column<number>(`
      select count(a.id)::int as one
      from subcategories s
      left join ads a on a.subcategory_id = s.id and a.status = 'PUBLISHED'
      where s.ordinal is not null group by s.id`);
    expect(counts).toHaveLength(66);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2_000);
  });

  test.for([
    ['cars.legkovye-avtomobili', 150],
    ['real-estate.kvartiry', 120],
    ['electronics.telefony', 100],
  ] as const)('has in %s at least %i ads', async ([id, least]) => {
    const [count] = await column<number>(
      `select count(*)::int as one from ads where status = 'PUBLISHED' and subcategory_id = '${id}'`,
    );
    expect(count).toBeGreaterThanOrEqual(least);
  });

  test('is equal byte for byte at any hour of one day, after a seeding that failed too', async () => {
    const other = await openEmpty();
    const folder = await copyWithWrongCondition();
    await expect(seedAds(other.db, folder, EVENING)).rejects.toThrow(
      /electronics\.telefony is refused at "condition".*Выберите значение из списка/,
    );
    expect(await column('select id as one from users', other)).toEqual([]);
    const stored = await seedAds(other.db, FIXTURES, EVENING);
    expect(stored).toBe((await column('select id as one from ads')).length);
    expect(await allRows(other)).toEqual(await allRows(market));
  }, 60_000);

  test('of the next day differs by one day in every date, and in nothing else', async () => {
    const other = await openEmpty();
    await seedAds(other.db, FIXTURES, TOMORROW);
    const story = `select id || title || owner_id || views || status || images as one
                   from ads order by id`;
    expect(await column(story, other)).toEqual(await column(story));
    const times = `select extract(epoch from created_at)::int as one from ads order by id`;
    const day = 86_400;
    const dayBefore = (await column<number>(times, other)).map((time) => time - day);
    expect(dayBefore).toEqual(await column<number>(times));
  }, 60_000);

  test('continues the ids after the seeded ones', async () => {
    const [last] = await column<number>('select max(id) as one from users');
    const added = await market.db.transaction(async (transaction) => {
      const [user] = await transaction.insert(users).values({ name: 'Ситора' }).returning();
      await transaction.execute(sql`delete from users where id = ${user?.id}`);
      return user;
    });
    expect(added?.id).toBe(Number(last) + 1);
  });
});

describe('the ads that a search finds', () => {
  test('are exactly the published ones', async () => {
    const found = await column('select id as one from ad_search order by id');
    expect(found).toEqual(
      await column(`select id as one from ads where status = 'PUBLISHED' order by id`),
    );
  });

  test('were published in the last four weeks, by day, and have not expired', async () => {
    const now = `timestamptz '${MORNING.toISOString()}'`;
    const odd = await column(`
      select id as one from ads where status = 'PUBLISHED' and not (
        published_at between ${now} - interval '29 days' and ${now}
        and extract(hour from published_at at time zone 'Asia/Dushanbe') >= 7
        and expires_at > ${now} and created_at = published_at)`);
    expect(odd).toEqual([]);
  });

  test('are promoted in small part, for a period that has not ended', async () => {
    const levels = await column<string>(`
      select promotion_type || ' ' || count(*) as one from ads where status = 'PUBLISHED'
      and promotion_type <> 'BASIC' group by promotion_type order by 1`);
    expect(levels).toEqual(['PREMIUM 40', 'VIP 120']);
    const over = await column(`
      select id as one from ads where promotion_type <> 'BASIC'
      and published_at + make_interval(days => promotion_period) < '${MORNING.toISOString()}'`);
    expect(over).toEqual([]);
  });
});

describe('the ads that a search does not find', () => {
  test.for(['HIDDEN', 'EXPIRED', 'REJECTED', 'IN_MODERATION'])(
    'exist too: some are %s, of several sellers',
    async (status) => {
      const owners = await column(
        `select distinct owner_id as one from ads where status = '${status}'`,
      );
      expect(owners.length).toBeGreaterThanOrEqual(10);
    },
  );

  test('have expired when EXPIRED, and have no publication time when they were not approved', async () => {
    const now = `timestamptz '${MORNING.toISOString()}'`;
    const odd = await column(`
      select id as one from ads
      where (status = 'EXPIRED' and expires_at >= ${now})
         or (status in ('REJECTED', 'IN_MODERATION') and (published_at is not null or views > 0))
         or created_at > ${now}`);
    expect(odd).toEqual([]);
  });
});

describe('the sellers', () => {
  test('have unassigned phones, and none of those reserved for tests', async () => {
    const phones = await column<string>('select phone as one from users');
    expect(phones.filter((phone) => !/^\+9926[1-9]\d{7}$/.test(phone))).toEqual([]);
    expect(phones.filter((phone) => phone.startsWith('+99290'))).toEqual([]);
  });

  test('may publish one more ad each', async () => {
    const most = await column<number>(`
      select count(*)::int as one from ads a join users u on u.id = a.owner_id
      where a.status in ('IN_MODERATION', 'PUBLISHED') and a.promotion_type = 'BASIC'
      and not exists (select from marketplaces m where m.user_id = u.id) group by u.id`);
    expect(Math.max(...most)).toBeLessThan(30);
  });

  test('are older than their ads, and some have shops with addresses', async () => {
    const odd = await column(`select a.id as one from ads a join users u on u.id = a.owner_id
                              where u.created_at > a.created_at`);
    expect(odd).toEqual([]);
    const shops = await column<number>(
      `select jsonb_array_length(addresses) as one from marketplaces`,
    );
    expect(shops.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...shops)).toBeGreaterThanOrEqual(1);
  });
});

describe('a used database', () => {
  test('remains unchanged after a first seeding', async () => {
    const before = await column('select xmin::text || id as one from ads order by id');
    expect(await seedAds(market.db, FIXTURES, TOMORROW)).toBeNull();
    expect(await column('select xmin::text || id as one from ads order by id')).toEqual(before);
  });

  test('gets no ads when it has a user', async () => {
    const used = await openEmpty();
    await used.db.insert(users).values({ name: 'Фируз' });
    expect(await seedAds(used.db, FIXTURES, MORNING)).toBeNull();
    expect(await column('select id as one from ads', used)).toEqual([]);
  });

  test('gets no ads when all of its ads were deleted', async () => {
    const used = await openEmpty();
    await used.db.insert(users).values({ name: 'Фируз' });
    await used.db.delete(users);
    expect(await seedAds(used.db, FIXTURES, MORNING)).toBeNull();
  });

  test('gets no ads from a folder without them', async () => {
    const database = await openEmpty();
    expect(await seedAds(database.db, 'tests', MORNING)).toBeNull();
  });
});

/** Writes a copy of the seed with an unknown condition. */
async function copyWithWrongCondition(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const part of ['seed', 'dictionaries']) {
    await cp(join(FIXTURES, part), join(folder, part), { recursive: true });
  }
  const path = join(folder, 'seed', 'ads', 'electronics.telefony.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replaceAll('"kak-novyy"', '"pochti-novyy"'));
  return folder;
}
