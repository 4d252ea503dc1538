import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';

import type { FavoritePage } from '../../app/contract/index.ts';
import { ads } from '../../app/server/db/schema.ts';
import { eraseDeletedAds } from '../../app/server/modules/advertisements/index.ts';
import { forgetRemovedFavorites } from '../../app/server/modules/kept-ads/index.ts';
import { openKeepWorld, withCar } from './publish/keep-world.ts';

const world = await openKeepWorld();
afterAll(() => world.publisher.server.close());
const { publisher, cars, carAt, guestHeaders, like, unlike, compare, keptOf, pageOf, codeOf } =
  world;

describe('favourites', () => {
  test('are listed by pages, the last added first, each once', async () => {
    const headers = await guestHeaders();
    for (const id of cars.slice(0, 45)) await like(headers, id);
    const shown: number[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: FavoritePage = await pageOf(headers, cursor === null ? [] : [['cursor', cursor]]);
      shown.push(...page.favorites.map(({ id }) => id));
      sizes.push(page.favorites.length);
      expect(page.categories).toMatchObject([{ id: 'cars', count: 45 }]);
      // A heart that is taken back between two pages hides no other ad.
      if (sizes.length === 1) await unlike(headers, shown[0] ?? 0);
      if (sizes.length === 1) await like(headers, shown[0] ?? 0);
      cursor = page.cursor;
    } while (cursor !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(shown).toEqual(cars.slice(0, 45).toReversed());
    expect((await pageOf(headers, [['category_id', 'jobs']])).favorites).toEqual([]);
  });

  test('name their categories in the language of the page', async () => {
    const headers = { ...(await guestHeaders()), cookie: 'language=tg' };
    await like(headers, carAt(0));
    expect((await pageOf(headers)).categories).toMatchObject([{ id: 'cars', name: 'Мошинҳо' }]);
  });

  test('show how much cheaper an ad has become, never how much dearer', async () => {
    const headers = await guestHeaders();
    const priceDirams = 26_500_000;
    await withCar(publisher, { id: carAt(0), change: { priceDirams } }, async () => {
      await like(headers, carAt(0));
      const dropAt = async (price: number | null) => {
        await publisher.db
          .update(ads)
          .set({ priceDirams: price })
          .where(eq(ads.id, carAt(0)));
        return (await pageOf(headers)).favorites[0]?.cheaper_by;
      };
      expect(await dropAt(priceDirams)).toBeNull();
      expect(await dropAt(priceDirams - 700_000)).toBe('7\u00A0000\u00A0с.');
      expect(await dropAt(priceDirams + 700_000)).toBeNull();
      expect(await dropAt(null)).toBeNull();
    });
  });

  test.for([
    { status: 'HIDDEN', leaves: true },
    { status: 'EXPIRED', leaves: true },
    { status: 'REJECTED', leaves: false },
    { status: 'DELETED', leaves: false },
  ] as const)('keep an ad that is $status, as not published', async ({ status, leaves }) => {
    const headers = await guestHeaders();
    await like(headers, carAt(1), { note: 'Позвонить' });
    await withCar(
      publisher,
      { id: carAt(1), change: { status, statusAt: sql`now()` } },
      async () => {
        const [card] = (await pageOf(headers)).favorites;
        expect(card).toMatchObject({ id: carAt(1), status: 'HIDDEN', cheaper_by: null });
        expect(card?.subtitle2 !== null).toBe(leaves);
        expect((card?.images.length ?? 0) > 0).toBe(leaves);
        // The note can still be changed, and the heart taken back.
        expect((await like(headers, carAt(1), { note: null })).status).toBe(200);
        expect((await pageOf(headers)).favorites[0]?.favorite.note).toBeNull();
        expect((await unlike(headers, carAt(1))).status).toBe(200);
        expect((await like(headers, carAt(1))).status).toBe(200);
        const late = await like(await guestHeaders(), carAt(1));
        expect(late.status).toBeGreaterThanOrEqual(404);
      },
    );
  });

  test('keep their note when the heart is pressed again, and their price', async () => {
    const headers = await guestHeaders();
    await like(headers, carAt(2), { note: 'Заметка' });
    await like(headers, carAt(2));
    expect((await pageOf(headers)).favorites[0]?.favorite.note).toBe('Заметка');
    const tooLong = await like(headers, carAt(2), { note: 'я'.repeat(301) });
    expect(codeOf(tooLong)).toBe('request.invalid');
  });

  test('return to their place with note and price when a removal is taken back', async () => {
    const headers = await guestHeaders();
    await like(headers, carAt(5), { note: 'Заметка' });
    await like(headers, carAt(6));
    const before = await pageOf(headers);
    await unlike(headers, carAt(5));
    expect((await pageOf(headers)).favorites.map(({ id }) => id)).toEqual([carAt(6)]);
    expect((await pageOf(headers)).categories).toMatchObject([{ count: 1 }]);
    await like(headers, carAt(5));
    expect(await pageOf(headers)).toEqual(before);
  });

  test('are new ones when an ad is added long after its removal', async () => {
    const headers = await guestHeaders();
    await like(headers, carAt(7), { note: 'Заметка' });
    await like(headers, carAt(8));
    await unlike(headers, carAt(7));
    await publisher.db.execute(sql`
      update favorites set removed_at = now() - interval '61 minutes' where removed_at is not null`);
    await forgetRemovedFavorites(publisher.db);
    await like(headers, carAt(7));
    const { favorites: shown } = await pageOf(headers);
    expect(shown.map(({ id, favorite }) => [id, favorite.note])).toEqual([
      [carAt(7), null],
      [carAt(8), null],
    ]);
  });

  test('lose an ad whose content is erased', async () => {
    const headers = await guestHeaders();
    const id = carAt(44);
    await like(headers, id);
    await compare(headers, id);
    await publisher.db
      .update(ads)
      .set({ status: 'DELETED', statusAt: sql`now() - interval '31 days'` })
      .where(eq(ads.id, id));
    await eraseDeletedAds(publisher.db);
    expect(await keptOf(headers)).toEqual({ favorites: [], comparisons: [], new_count: 0 });
  });
});
