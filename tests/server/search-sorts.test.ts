import { afterAll, beforeAll, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { publishWorld, searcher, type WorldAd } from './world/search-world.ts';

const CARS = 'cars.legkovye-avtomobili';

let server: TestApp;
let cars: readonly WorldAd[];

beforeAll(async () => {
  server = await openTestApp({ fixtures: 'fixtures' });
  const world = await publishWorld(server.database.db, 12);
  cars = world.filter(({ subcategoryId }) => subcategoryId === CARS);
}, 60_000);
afterAll(() => server.close());

const numberOf = (ad: WorldAd | undefined, key: string): number | null => {
  const value = ad?.payload[key];
  return typeof value === 'number' ? value : null;
};

test('a subcategory offers its first numbers as orders, the whole site none', async () => {
  const search = searcher(server);
  const { sorts, sort } = await search.page({ subcategory_id: CARS }, []);
  expect(sort).toBe('relevant');
  expect(sorts.slice(0, 3)).toEqual([
    { id: 'year_desc', label: 'Год выпуска: новее' },
    { id: 'year_asc', label: 'Год выпуска: старше' },
    { id: 'power_desc', label: 'Мощность: больше' },
  ]);
  expect(sorts.map(({ id }) => id)).toContain('mileage_asc');
  expect((await search.page({}, [])).sorts).toEqual([]);
});

test('vacancies are ordered by the lower side of their salary', async () => {
  const search = searcher(server);
  const scope = { subcategory_id: 'jobs.vakansii' };
  const { sorts } = await search.page(scope, []);
  expect(sorts).toContainEqual({ id: 'salary_desc', label: 'Зарплата: больше' });
  const least = (text: string | null): number =>
    Number(/(?<!до\s)(\d[\d\s]*)/u.exec(text ?? '')?.[1]?.replaceAll(/\s/gu, ''));
  const sidesBy = async (value: string) => {
    const { advertisements } = await search.page(scope, [{ key: 'sort', value }]);
    const pays = advertisements.map(({ subtitle2 }) => subtitle2 ?? '');
    return pays.filter((pay) => /^(?:от\s)?\d/u.test(pay)).map(least);
  };
  const rising = await sidesBy('salary_asc');
  expect(rising.length).toBeGreaterThan(2);
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
  const falling = await sidesBy('salary_desc');
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
});

test.for(['year_desc', 'year_asc', 'mileage_asc'])(
  'pages by %s have every ad once, in order, those without the value last',
  async (sort) => {
    const search = searcher(server);
    const found: number[] = [];
    let cursor: string | null = null;
    do {
      const at = cursor === null ? {} : { cursor };
      const page = await search.page({ subcategory_id: CARS, limit: 5, ...at }, [
        { key: 'sort', value: sort },
      ]);
      expect(page.sort).toBe(sort);
      found.push(...page.advertisements.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== null);
    const [key = '', direction] = sort.split('_');
    const sign = direction === 'asc' ? 1 : -1;
    const expected = cars.toSorted((a, b) => {
      const [one, other] = [numberOf(a, key), numberOf(b, key)];
      if (one === null || other === null) {
        return one === other ? b.id - a.id : Number(one === null) - Number(other === null);
      }
      return sign * (one - other) || sign * (a.id - b.id);
    });
    expect(found).toEqual(expected.map(({ id }) => id));
  },
);

test('an order that only another scope has is that of a search without one', async () => {
  const search = searcher(server);
  const page = await search.page({}, [{ key: 'sort', value: 'year_desc' }]);
  expect(page.sort).toBe('relevant');
});

test('a position with a fraction is refused where the order has whole numbers', async () => {
  const { group_id: group } = await searcher(server).page({}, []);
  const cursor = Buffer.from(JSON.stringify([group, [[1.5, 1], null]])).toString('base64url');
  const answer = await searcher(server).ask(routes.search.path, { cursor }, { filters: [] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'cursor.foreign' } });
});
