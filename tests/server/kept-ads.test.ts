import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import {
  AdPage,
  Advertisement,
  COMPARISONS_LIMIT,
  FAVORITES_LIMIT,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { anonymousSessions, users } from '../../app/server/db/account-schema.ts';
import { comparisons, favorites } from '../../app/server/db/keep-schema.ts';
import { createImageFolder } from '../../app/server/modules/images/index.ts';
import { eraseAccounts } from '../../app/server/modules/profile/index.ts';
import { forgetSessions } from '../../app/server/modules/sessions/index.ts';
import { randomPhone, signInAs } from './account/sign-in.ts';
import { openKeepWorld, signInFrom } from './publish/keep-world.ts';

const world = await openKeepWorld();
afterAll(() => world.publisher.server.close());
const {
  publisher,
  cars,
  carAt,
  guestHeaders,
  ask,
  like,
  unlike,
  compare,
  uncompare,
  keptOf,
  pageOf,
  comparedBy,
  codeOf,
} = world;

describe('what a viewer keeps', () => {
  test('is after any presses what the last press on each ad left', async () => {
    const press = fc.record({
      ad: fc.integer({ min: 0, max: 5 }),
      act: fc.constantFrom('like', 'unlike', 'compare', 'uncompare'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
        const headers = await guestHeaders();
        const acts = { like, unlike, compare, uncompare } as const;
        const model: { favorites: number[]; comparisons: number[]; new_count: number } = {
          favorites: [],
          comparisons: [],
          new_count: 0,
        };
        const places = new Map<number, number>();
        let last: unknown = model;
        for (const { ad, act } of presses) {
          const id = carAt(ad);
          ({ json: last } = await acts[act](headers, id));
          const list = act.endsWith('like') ? 'favorites' : 'comparisons';
          const without = model[list].filter((one) => one !== id);
          const isKept = model[list].includes(id);
          if (act.startsWith('un')) model[list] = without;
          else if (!isKept) model[list] = [id, ...without];
          // A removed heart that is pressed again returns to its place.
          if (act === 'like') {
            places.set(id, places.get(id) ?? places.size);
            model[list] = model[list].toSorted(
              (a, b) => (places.get(b) ?? 0) - (places.get(a) ?? 0),
            );
          }
        }
        expect(await keptOf(headers)).toEqual(model);
        expect(last).toEqual(model);
      }),
      { numRuns: 15 },
    );
  });

  test('is private: another guest and another user keep nothing', async () => {
    const owner = await guestHeaders();
    await like(owner, carAt(0), { note: 'Моя заметка' });
    await compare(owner, carAt(0));
    const { headers } = await signInAs(publisher.server);
    for (const other of [await guestHeaders(), headers]) {
      expect(await keptOf(other)).toEqual({ favorites: [], comparisons: [], new_count: 0 });
      expect((await pageOf(other)).favorites).toEqual([]);
      expect(await comparedBy(other)).toEqual([]);
    }
  });

  test('is marked in the ad and in its card, with the note', async () => {
    const headers = await guestHeaders();
    await like(headers, carAt(0), { note: ' Смотрели в субботу ' });
    await compare(headers, carAt(0));
    const marks = {
      favorite: { is_favorite: true, note: 'Смотрели в субботу' },
      is_compared: true,
    };
    const ad = await ask(headers, { url: urlOf(routes.readAdvertisement, { id: carAt(0) }) });
    expect(ad.json).toMatchObject(marks);
    const found = AdPage.parse(
      (
        await ask(headers, {
          method: 'POST',
          url: `${routes.search.path}?limit=100`,
          payload: { filters: [] },
        })
      ).json,
    );
    expect(found.advertisements.find(({ id }) => id === carAt(0))).toMatchObject(marks);
    const unmarked = { favorite: { is_favorite: false, note: null }, is_compared: false };
    expect(
      Advertisement.parse(
        (
          await ask(headers, {
            url: urlOf(routes.readAdvertisement, { id: carAt(1) }),
          })
        ).json,
      ),
    ).toMatchObject(unmarked);
  });

  test('has a limit that concurrent presses keep', async () => {
    const headers = await guestHeaders();
    const answers = await Promise.all(
      cars.slice(0, COMPARISONS_LIMIT + 5).map((id) => compare(headers, id)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'comparisons.too-many'));
    expect((await keptOf(headers)).comparisons).toHaveLength(COMPARISONS_LIMIT);
    expect((await uncompare(headers, (await keptOf(headers)).comparisons[0] ?? 0)).status).toBe(
      200,
    );
    expect((await compare(headers, carAt(20))).status).toBe(200);
  });

  test('has a limit of favourites', async () => {
    const { headers, phone } = await signInAs(publisher.server);
    await publisher.db.execute(sql`
      insert into ads (owner_id, category_id, subcategory_id, status, promotion_type, title, images,
        attrs, characteristics, description_fields, plan_hash)
      select owner_id, category_id, subcategory_id, status, promotion_type, title, images,
        attrs, characteristics, description_fields, plan_hash
      from ads, generate_series(1, ${FAVORITES_LIMIT}::int) where id = ${carAt(0)}`);
    await publisher.db.execute(sql`
      insert into favorites (user_id, ad_id)
      select u.id, a.id from users u, (select id from ads order by id desc limit ${FAVORITES_LIMIT}) a
      where u.phone = ${phone}`);
    expect(codeOf(await like(headers, carAt(0)))).toBe('favorites.too-many');
    expect((await keptOf(headers)).favorites).toHaveLength(FAVORITES_LIMIT);
    await publisher.db.execute(sql`delete from ads where id > ${cars.at(-1)}`);
  });
});

describe('at a sign-in', () => {
  test('a new user has all that the guest kept, and the guest nothing', async () => {
    const guest = await guestHeaders();
    await like(guest, carAt(0), { note: 'Первая' });
    await like(guest, carAt(1));
    await compare(guest, carAt(2));
    const before = await keptOf(guest);
    const user = await signInFrom(publisher, guest);
    expect(await keptOf(user)).toEqual(before);
    expect((await pageOf(user)).favorites.map(({ favorite }) => favorite.note)).toEqual([
      null,
      'Первая',
    ]);
    expect(await keptOf(guest)).toEqual({ favorites: [], comparisons: [], new_count: 0 });
  });

  test('a known user has the union, each ad once, with the notes of both', async () => {
    const phone = randomPhone();
    const user = await signInFrom(publisher, await guestHeaders(), phone);
    await like(user, carAt(0), { note: 'Моя' });
    await like(user, carAt(1));
    await compare(user, carAt(0));
    const guest = await guestHeaders();
    await like(guest, carAt(0), { note: 'Другая' });
    await like(guest, carAt(1), { note: 'Гостя' });
    await like(guest, carAt(2));
    await compare(guest, carAt(3));
    await compare(guest, carAt(0));
    await signInFrom(publisher, guest, phone);
    const kept = await keptOf(user);
    expect(kept).toEqual({
      favorites: [carAt(2), carAt(1), carAt(0)],
      comparisons: [carAt(3), carAt(0)],
      new_count: 0,
    });
    const notes = (await pageOf(user)).favorites.map(({ favorite }) => favorite.note);
    expect(notes).toEqual([null, 'Гостя', 'Моя']);
  });

  test('the newest ten of a larger union are compared', async () => {
    const phone = randomPhone();
    const user = await signInFrom(publisher, await guestHeaders(), phone);
    for (const id of cars.slice(0, 8)) await compare(user, id);
    const guest = await guestHeaders();
    for (const id of cars.slice(8, 14)) await compare(guest, id);
    await signInFrom(publisher, guest, phone);
    expect((await keptOf(user)).comparisons).toEqual(cars.slice(4, 14).toReversed());
  });
});

describe('what was kept is forgotten', () => {
  test('with the session of a guest', async () => {
    const headers = await guestHeaders();
    await like(headers, carAt(0));
    await compare(headers, carAt(0));
    const [row] = await publisher.db
      .select({ guestId: favorites.guestId })
      .from(favorites)
      .orderBy(sql`${favorites.id} desc`)
      .limit(1);
    const guestId = row?.guestId ?? 0;
    await publisher.db
      .update(anonymousSessions)
      .set({ usedAt: sql`now() - interval '91 days'` })
      .where(eq(anonymousSessions.id, guestId));
    await forgetSessions(publisher.db);
    expect(await publisher.db.$count(favorites, eq(favorites.guestId, guestId))).toBe(0);
    expect(await publisher.db.$count(comparisons, eq(comparisons.guestId, guestId))).toBe(0);
  });

  test('with the account of a user', async () => {
    const { headers, phone } = await signInAs(publisher.server);
    await like(headers, carAt(0));
    await compare(headers, carAt(0));
    const [user] = await publisher.db
      .update(users)
      .set({ deletionAt: sql`now() - interval '31 days'` })
      .where(eq(users.phone, phone))
      .returning({ id: users.id });
    const id = user?.id ?? 0;
    expect(await publisher.db.$count(favorites, eq(favorites.userId, id))).toBe(1);
    await eraseAccounts(publisher.db, createImageFolder(publisher.server.imageFolder));
    expect(await publisher.db.$count(favorites, eq(favorites.userId, id))).toBe(0);
    expect(await publisher.db.$count(comparisons, eq(comparisons.userId, id))).toBe(0);
  });
});
