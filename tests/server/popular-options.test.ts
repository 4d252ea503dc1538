import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { findSubcategoryPage } from '../../app/server/modules/definitions/index.ts';
import { popularKeys, withPopular } from '../../app/server/modules/definitions/with-popular.ts';
import { openTestMarket, type TestDatabase } from './database/test-database.ts';

const Page = z.object({
  filters: z.array(
    z.looseObject({
      key: z.string(),
      values: z.nullish(
        z.array(
          z.looseObject({
            id: z.unknown(),
            value: z.unknown(),
            is_popular: z.optional(z.boolean()),
          }),
        ),
      ),
    }),
  ),
});

const page = {
  filters: [
    {
      key: 'make',
      has_popular: true,
      values: ['bmw', 'kia', 'opel', 'toyota'].map((value, index) => ({
        id: index,
        value,
        is_popular: value === 'bmw',
      })),
    },
    { key: 'price', has_popular: false, values: [] },
  ],
};
const valuesOf = (document: unknown) => Page.parse(document).filters[0]?.values ?? [];

describe('the popular options of a list', () => {
  test('are those that most sellers chose, most first', () => {
    const uses = [
      { key: 'make', value: 'opel', sellers: 5 },
      { key: 'make', value: 'toyota', sellers: 30 },
      { key: 'price', value: 'bmw', sellers: 99 },
    ];
    const values = valuesOf(withPopular(page, uses));
    expect(values.map(({ value, is_popular: isPopular }) => [value, isPopular])).toEqual([
      ['toyota', true],
      ['opel', true],
      ['bmw', false],
      ['kia', false],
    ]);
  });

  test('stay as recorded while few sellers chose any', () => {
    expect(withPopular(page, [{ key: 'make', value: 'opel', sellers: 19 }])).toEqual(page);
    expect(popularKeys(page)).toEqual(['make']);
    expect(popularKeys(null)).toEqual([]);
  });

  test('lose no option and change nothing else, whatever the ads have', () => {
    const use = fc.record({
      key: fc.constantFrom('make', 'price'),
      value: fc.constantFrom('bmw', 'kia', 'opel', 'toyota', 'unknown'),
      sellers: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.uniqueArray(use, { selector: ({ key, value }) => key + value }), (uses) => {
        const values = valuesOf(withPopular(page, uses));
        expect(new Set(values.map(({ id }) => id))).toEqual(new Set([0, 1, 2, 3]));
        expect(values).toHaveLength(4);
        expect(popularKeys(withPopular(page, uses))).toEqual(['make']);
      }),
    );
  });
});

describe('the sample market', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestMarket();
  }, 120_000);
  afterAll(() => database.close());

  test.for(['search', 'create'] as const)('offers the makes that are sold: %s', async (kind) => {
    const found = await findSubcategoryPage(database.db, kind, 'cars.legkovye-avtomobili');
    const { filters } = Page.parse(JSON.parse(found?.json ?? ''));
    const makes = filters.find(({ key }) => key === 'make')?.values ?? [];
    const { rows } = await database.db.execute<{ make: string }>(sql`
      select attrs ->> 'make' as make from ads
      where subcategory_id = 'cars.legkovye-avtomobili' and status = 'PUBLISHED'
      group by 1 order by count(distinct owner_id) desc, (attrs ->> 'make') collate "C" limit 10`);
    const popular = makes.filter(({ is_popular: isPopular }) => isPopular === true);
    expect(popular.map(({ value }) => value)).toEqual(rows.map(({ make }) => make));
  });
});
