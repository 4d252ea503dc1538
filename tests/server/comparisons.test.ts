import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { subcategories } from '../../app/server/db/schema.ts';
import { openKeepWorld, withCar } from './publish/keep-world.ts';

const world = await openKeepWorld();
afterAll(() => world.publisher.server.close());
const { publisher, carAt, guestHeaders, ask, compare, keptOf, comparedBy } = world;

describe('comparisons', () => {
  test('have the name of their subcategory in the language of the page', async () => {
    const headers = { ...(await guestHeaders()), cookie: 'language=tg' };
    const id = 'cars.legkovye-avtomobili';
    const [section] = await publisher.db.select().from(subcategories).limit(1);
    if (section === undefined) throw new Error('A car has a subcategory.');
    const { number: _number, ...row } = section;
    await publisher.db.insert(subcategories).values({ ...row, id });
    await withCar(publisher, { id: carAt(3), change: { subcategoryId: id } }, async () => {
      await compare(headers, carAt(3));
      expect(await comparedBy(headers)).toMatchObject([{ name: 'Мошинҳои сабукрав' }]);
    });
    await publisher.db.delete(subcategories).where(eq(subcategories.id, id));
  });

  test('have a row per characteristic in the order of the form, and mark the different ones', async () => {
    const headers = await guestHeaders();
    const [one, two] = [carAt(3), carAt(4)];
    const own = (await publisher.storedAd(one)).characteristics;
    const [first, second, ...others] = own;
    if (first === undefined || second === undefined) throw new Error('A car has characteristics.');
    const changed = [second, { ...first, value: 'Другое' }, { name: 'Прежнее поле', value: 'да' }];
    await withCar(
      publisher,
      { id: two, change: { characteristics: changed, city: 'Худжанд' } },
      async () => {
        await compare(headers, one);
        await compare(headers, two);
        const [comparison, ...rest] = await comparedBy(headers);
        expect(rest).toEqual([]);
        expect(comparison?.advertisements.map(({ id }) => id)).toEqual([one, two]);
        const rows = comparison?.rows ?? [];
        expect(rows.map(({ name }) => name)).toEqual([
          ...own.map(({ name }) => name),
          'Прежнее поле',
          ...(own.some(({ name }) => name === 'Город') ? [] : ['Город']),
          'Продавец',
        ]);
        expect(rows.slice(0, 2).map(({ values, differs }) => ({ values, differs }))).toEqual([
          { values: [first.value, 'Другое'], differs: true },
          { values: [second.value, second.value], differs: false },
        ]);
        for (const { name, values } of rows.slice(2, 2 + others.length)) {
          expect([name, values[1]]).toEqual([name, null]);
        }
        expect(rows.find(({ name }) => name === 'Прежнее поле')?.values).toEqual([null, 'Да']);
        for (const { values, differs } of rows) expect(differs).toBe(values[0] !== values[1]);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      },
    );
  });

  test('are emptied at once', async () => {
    const headers = await guestHeaders();
    await compare(headers, carAt(0));
    await compare(headers, carAt(1));
    await ask(headers, { method: 'DELETE', url: routes.clearComparisons.path });
    expect(await comparedBy(headers)).toEqual([]);
    expect((await keptOf(headers)).comparisons).toEqual([]);
  });
});
