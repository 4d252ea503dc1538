import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement } from '../../app/contract/index.ts';
import { adSearch } from '../../app/server/db/ad-search.ts';
import { filterTokens, numberSlots } from '../../app/server/db/schema.ts';
import { openPublisher, type Publisher } from './publisher.ts';
import { carDraft, goodCar } from './sample-fixtures.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

describe('an ad that is ready for search', () => {
  test('has its numbers, choices and words where the search looks', async () => {
    const { db } = publisher;
    const { id } = Advertisement.parse(
      (await publisher.send(carDraft({ ...goodCar, area: 10 }))).json(),
    );
    const [row] = await db.select().from(adSearch).where(eq(adSearch.id, id));
    const slots = await db.select().from(numberSlots);
    const slotOf = (key: string) => slots.find((slot) => slot.key === key)?.slot ?? 0;
    expect(row).toMatchObject({
      cat: 1,
      price: 12_500_000,
      [`n${slotOf('mileage')}`]: 86_000,
      [`n${slotOf('area')}`]: 10,
    });
    expect(slots.map(({ key }) => key).toSorted()).toEqual(['area', 'mileage']);

    const tokens = await db.select().from(filterTokens);
    const chosen = tokens.filter((token) => row?.tags.includes(token.id));
    expect(chosen.map(({ key, value }) => `${key}=${value}`).toSorted()).toEqual([
      'city=dushanbe',
      'colour=colour-449',
      'condition=used',
      'customs=true',
      'equipment=abs',
      'equipment=esp',
      'make=toyota',
      'model=camry',
    ]);
    expect(row?.city).toBe(tokens.find(({ key }) => key === 'city')?.id);
    const words = (row?.tags ?? []).filter((tag) => tag >= 2 ** 30);
    expect(words).toHaveLength('toyota camry один хозяин'.split(' ').length);
  });

  test('ranks by promotion, then by the moment of publishing', async () => {
    const { id } = Advertisement.parse((await publisher.send(carDraft(goodCar))).json());
    const [row] = await publisher.db.select().from(adSearch).where(eq(adSearch.id, id));
    const { publishedAt } = await publisher.storedAd(id);
    expect(row?.rank).toBe(publishedAt?.getTime());
  });

  test('is counted with every value it carries', async () => {
    const { db } = publisher;
    const before = await db.select().from(filterTokens);
    await publisher.send(carDraft(goodCar));
    const after = await db.select().from(filterTokens);
    const grown = after.filter(
      ({ id, df }) => before.find((token) => token.id === id)?.df === df - 1,
    );
    expect(grown.map(({ key }) => key).toSorted()).toEqual([
      'city',
      'colour',
      'condition',
      'customs',
      'equipment',
      'equipment',
      'make',
      'model',
    ]);
  });

  test('never shares its columns between writers that come at once', async () => {
    const drafts = Array.from({ length: 16 }, (_, n) =>
      carDraft({ ...goodCar, mileage: n, ...(n % 2 === 0 ? { area: n + 1 } : {}) }),
    );
    const answers = await Promise.all(drafts.map((draft) => publisher.send(draft)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(drafts.map(() => 201));
  });

  test.for([
    {
      order: 'rank desc, id desc',
      where: 'cat = 1 and sub = 1',
      index: /ad_search_1_sub_rank_id_idx/,
    },
    { order: 'price, id', where: 'cat = 1 and sub = 1', index: /ad_search_1_sub_price_id_idx/ },
    { order: 'rank desc, id desc', where: 'cat = 1', index: /ad_search_1_rank_id_idx/ },
  ])('lies in the order it is read, $order, and needs no sort', async ({ order, where, index }) => {
    const plan = await publisher.db.transaction(async (transaction) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort']) {
        await transaction.execute(sql.raw(`set local enable_${way} = off`));
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
