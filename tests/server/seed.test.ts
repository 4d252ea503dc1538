import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../app/server/db/account-schema.ts';
import { ads } from '../../app/server/db/schema.ts';
import { seedDefinitions } from '../../app/server/db/seed/seed-definitions.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';
import { sampleFiles, writeFixtures } from './world/sample-fixtures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function seed(files: Readonly<Record<string, unknown>>): Promise<void> {
  const folder = await writeFixtures(files);
  try {
    await seedDefinitions(database.db, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function column(query: string): Promise<unknown[]> {
  const { rows } = await database.db.execute<{ one: unknown }>(sql.raw(query));
  return rows.map(({ one }) => one);
}

const structure = Object(sampleFiles['pages/structure']);

describe('the definitions', () => {
  test('are written once per content', async () => {
    const before = await column('select xmin::text || hash as one from definitions');
    await seed(sampleFiles);
    expect(await column('select xmin::text || hash as one from definitions')).toEqual(before);
  });

  test('change without changing an ad, even one of a category that is no longer offered', async () => {
    const { db } = database;
    const [owner] = await db.insert(users).values({ name: 'Фируз' }).returning();
    await db.insert(ads).values({
      ownerId: owner?.id ?? 0,
      categoryId: 'jobs',
      subcategoryId: 'jobs.vacancies',
      status: 'PUBLISHED',
      promotionType: 'BASIC',
      title: 'Продавец',
      images: [],
      attrs: {},
      characteristics: [],
      descriptionFields: [],
      planHash: '',
    });
    const ad = await column('select xmin::text || title as one from ads');
    const numbers = await column('select id || number as one from subcategories order by 1');

    const { 'pages/create/jobs.vacancies': _, ...rest } = sampleFiles;
    const cars = { ...structure, categories: structure.categories.slice(0, 1) };
    await seed({ ...rest, 'pages/structure': cars });

    expect(await column('select xmin::text || title as one from ads')).toEqual(ad);
    expect(await column('select id || number as one from subcategories order by 1')).toEqual(
      numbers,
    );
    expect(await column('select id as one from categories where ordinal is not null')).toEqual([
      'cars',
    ]);
    expect(
      await column("select id as one from filter_pages where kind = 'create' order by 1"),
    ).toEqual(['cars.parts', 'cars.passenger']);
  });

  test.for([
    { file: 'pages/create/cars.parts', json: { filters: [] }, place: 'cars.parts.json' },
    {
      file: 'pages/search/cars',
      json: {
        breadcrumbs: [],
        filters: [{ id: 1, key: 'k', name: 'n', type: 'CUBE', data_type: 'STRING' }],
      },
      place: 'search/cars.json breaks the contract at /filters/0/type',
    },
    { file: 'values/2', json: { a: { values: [] } }, place: 'values/2.json' },
    {
      file: 'values/2',
      json: { a: { values: [{ name: 'n', icon: 'javascript:alert(1)' }], groups: [] } },
      place: '/a/values/0/icon',
    },
  ])(
    'that violate the contract are refused, and the stored ones remain: $place',
    async ({ file, json, place }) => {
      const before = await column('select hash as one from definitions');
      await expect(seed({ ...sampleFiles, [file]: json })).rejects.toThrow(place);
      expect(await column('select hash as one from definitions')).toEqual(before);
    },
  );

  test('that are missing are named in the error', async () => {
    await expect(seed({})).rejects.toThrow('pages/structure.json');
  });

  test('that are not JSON are named in the error', async () => {
    const folder = await writeFixtures();
    await writeFile(join(folder, 'values', '2.json'), '{');
    await expect(seedDefinitions(database.db, folder)).rejects.toThrow('values/2.json');
    await rm(folder, { recursive: true });
  });
});
