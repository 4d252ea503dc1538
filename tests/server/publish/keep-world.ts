import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';

import {
  Advertisement,
  CodeSent,
  Comparisons,
  CreatedUser,
  ErrorBody,
  FavoritePage,
  KeptAds,
  routes,
  urlOf,
  Verified,
} from '../../../app/contract/index.ts';
import { ads } from '../../../app/server/db/schema.ts';
import { randomAddress, randomPhone } from '../account/sign-in.ts';
import { openGuest } from '../test-app.ts';
import { goodCar } from '../world/sample-fixtures.ts';
import { openPublisher, type Publisher } from './publisher.ts';

type Headers = Readonly<Record<string, string>>;

/** A server with 46 equal cars, and the calls of visitors who keep some. */
export async function openKeepWorld() {
  const publisher = await openPublisher();
  const first = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
  const { id: _id, ...row } = await publisher.storedAd(first.id);
  const copies = await publisher.db
    .insert(ads)
    .values(Array.from({ length: 45 }, () => row))
    .returning({ id: ads.id });
  const cars = [first.id, ...copies.map(({ id }) => id)];

  const carAt = (index: number): number => cars[index] ?? 0;

  const guestHeaders = async (): Promise<Headers> => ({
    'anonymous-id': await openGuest(publisher.server.app),
  });

  async function ask(headers: Headers, call: InjectOptions) {
    const answer = await publisher.server.app.inject({ ...call, headers });
    return { status: answer.statusCode, json: answer.json<unknown>() };
  }

  const like = (headers: Headers, id: number, body: object = {}) =>
    ask(headers, {
      method: 'PUT',
      url: urlOf(routes.keepFavorite, { ad_id: id }),
      payload: body,
    });
  const unlike = (headers: Headers, id: number) =>
    ask(headers, { method: 'DELETE', url: urlOf(routes.dropFavorite, { ad_id: id }) });
  const compare = (headers: Headers, id: number) =>
    ask(headers, { method: 'PUT', url: urlOf(routes.addComparison, { ad_id: id }) });
  const uncompare = (headers: Headers, id: number) =>
    ask(headers, { method: 'DELETE', url: urlOf(routes.dropComparison, { ad_id: id }) });

  const keptOf = async (headers: Headers) =>
    KeptAds.parse((await ask(headers, { url: routes.keptAds.path })).json);
  const pageOf = async (headers: Headers, query: readonly (readonly [string, string])[] = []) =>
    FavoritePage.parse((await ask(headers, { url: urlOf(routes.favorites, {}, query) })).json);
  const comparedBy = async (headers: Headers) =>
    Comparisons.parse((await ask(headers, { url: routes.comparisons.path })).json).comparisons;
  const codeOf = ({ json }: { json: unknown }) => ErrorBody.parse(json).error.code;

  return {
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
  };
}

/** Signs in on the device of a guest; a new user gives a name. */
export async function signInFrom(
  publisher: Publisher,
  guest: Headers,
  phone = randomPhone(),
): Promise<Headers> {
  const { app, codes } = publisher.server;
  const remoteAddress = randomAddress();
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers: guest, remoteAddress })).json();
  await publisher.db.execute(
    sql`update code_requests set created_at = created_at - interval '1 hour' where phone = ${phone}`,
  );
  const { request_id } = CodeSent.parse(
    await post(routes.requestCode.path, { phone_number: phone, anonymous_id: null }),
  );
  const { access_token } = Verified.parse(
    await post(routes.verifyCode.path, { request_id, code: codes.get(phone) ?? '' }),
  );
  const token =
    access_token ??
    CreatedUser.parse(await post(routes.createUser.path, { request_id, username: 'Али' }))
      .access_token;
  return { authorization: `Bearer ${token}` };
}

/** Changes a stored ad for the time of an act. */
export async function withCar(
  publisher: Publisher,
  { id, change }: { readonly id: number; readonly change: object },
  act: () => Promise<void>,
): Promise<void> {
  const { id: _id, ...before } = await publisher.storedAd(id);
  await publisher.db.update(ads).set(change).where(eq(ads.id, id));
  try {
    await act();
  } finally {
    await publisher.db.update(ads).set(before).where(eq(ads.id, id));
  }
}
