import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  AccountDeletion,
  Advertisement,
  ErrorBody,
  imageIdOf,
  routes,
  urlOf,
} from '../../app/contract/index.ts';
import { users } from '../../app/server/db/account-schema.ts';
import { createImageFolder } from '../../app/server/modules/images/index.ts';
import { eraseAccounts } from '../../app/server/modules/profile/index.ts';
import { signInAs } from './account/sign-in.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let server: TestApp;

beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

/** A seller with a published ad who requests the deletion of the account. */
async function openLeaver() {
  const leaver = await openPublisher(server);
  const ad = Advertisement.parse((await leaver.send(leaver.draft(goodCar))).json());
  const request = () =>
    server.app.inject({
      method: 'POST',
      url: routes.deleteAccount.path,
      // As a browser calls: every call declares JSON (spec §7), and this one has no body.
      headers: { ...leaver.seller.headers, 'content-type': 'application/json' },
      payload: '',
    });
  return { leaver, ad, request };
}

const moveRequest = ({ seller }: Publisher, ago: string) =>
  server.database.db
    .update(users)
    .set({ deletionAt: sql`now() - ${ago}::interval` })
    .where(eq(users.phone, seller.phone));

const erase = () => eraseAccounts(server.database.db, createImageFolder(server.imageFolder));
const isStored = async ({ seller }: Publisher) =>
  (await server.database.db.$count(users, eq(users.phone, seller.phone))) === 1;
const readAd = async (id: number) => {
  const answer = await server.app.inject(urlOf(routes.readAdvertisement, { id }));
  return answer.statusCode === 200 ? null : ErrorBody.parse(answer.json()).error.code;
};

/** Signs in again; the codes are an hour apart. */
async function signInAgain({ seller }: Publisher) {
  await server.database.db.execute(
    sql`update code_requests set created_at = created_at - interval '1 hour' where phone = ${seller.phone}`,
  );
  return signInAs(server, { phone: seller.phone });
}

describe('the deletion of an account', () => {
  test('hides its ads and ends its sessions at once, and names the day', async () => {
    const { leaver, ad, request } = await openLeaver();
    const answer = await request();
    const { deletes_at } = AccountDeletion.parse(answer.json());
    const days = (Date.parse(deletes_at) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect(await readAd(ad.id)).toBe('ad.hidden');
    const { rows } = await server.database.db.execute(
      sql`select from ad_search where id = ${ad.id}`,
    );
    expect(rows).toHaveLength(0);
    const again = await server.app.inject({
      url: routes.profile.path,
      headers: leaver.seller.headers,
    });
    expect(ErrorBody.parse(again.json()).error.code).toBe('session.expired');
  });

  test('is cancelled by a sign-in before its day; the ads stay hidden', async () => {
    const { leaver, ad, request } = await openLeaver();
    await request();
    await moveRequest(leaver, '29 days 23:59:00');
    await erase();
    await signInAgain(leaver);
    await erase();
    const [user] = await server.database.db
      .select({ deletionAt: users.deletionAt })
      .from(users)
      .where(eq(users.phone, leaver.seller.phone));
    expect(user?.deletionAt).toBeNull();
    expect(await readAd(ad.id)).toBe('ad.hidden');
  });

  test('erases the user, the ads and the pictures after thirty days', async () => {
    const { leaver, ad, request } = await openLeaver();
    const bystander = await openPublisher(server);
    await request();
    await moveRequest(leaver, '30 days');
    const id = imageIdOf(leaver.photo) ?? '';
    const folder = join(server.imageFolder, id.slice(0, 2), id);
    await expect(access(folder)).resolves.toBeUndefined();
    await erase();
    await expect(access(folder)).rejects.toThrow('ENOENT');
    expect(await isStored(leaver)).toBe(false);
    expect(await isStored(bystander)).toBe(true);
    expect(await readAd(ad.id)).toBe('ad.unknown');
    // The phone is free for a new account.
    expect((await signInAgain(leaver)).name).toBe('Фируз');
  });
});
