import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import { CodeSent, ErrorBody, routes, urlOf } from '../../../app/contract/index.ts';
import { codeRequests } from '../../../app/server/db/account-schema.ts';
import type { TestApp } from '../test-app.ts';
import { randomAddress } from './sign-in.ts';

type Headers = Readonly<Record<string, string>>;

/** A code that was sent. */
export interface SentCode {
  readonly requestId: string;
  readonly code: string;
  readonly answer: LightMyRequestResponse;
}

/** Asks for a code, from an address nobody has called from unless one is given. */
export function askForCode(
  { app }: TestApp,
  phone: string,
  {
    remoteAddress = randomAddress(),
    headers = {},
  }: { remoteAddress?: string; headers?: Headers } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.requestCode.path,
    payload: { phone_number: phone, anonymous_id: null },
    remoteAddress,
    headers,
  });
}

/** Asks for a code that is to be sent, and reads it. */
export async function requestCode(server: TestApp, phone: string): Promise<SentCode> {
  const answer = await askForCode(server, phone);
  const { request_id } = CodeSent.parse(answer.json());
  return { requestId: request_id, code: server.codes.get(phone) ?? '', answer };
}

/** A code that is not the one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Types a code. */
export function verifyCode(
  { app }: TestApp,
  request_id: string,
  code: string,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.verifyCode.path,
    payload: { request_id, code },
  });
}

/** A phone's request whose code was right; its id. */
export async function prove(server: TestApp, phone: string): Promise<string> {
  const { requestId, code } = await requestCode(server, phone);
  await verifyCode(server, requestId, code);
  return requestId;
}

/** Gives a new user's name. */
export function createUser(
  { app }: TestApp,
  request_id: string,
  { username, headers = {} }: { username: string; headers?: Headers },
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: routes.createUser.path,
    payload: { request_id, username },
    headers,
  });
}

/** Logs out as a browser does: as JSON, with nothing in it. */
export function logOut({ app }: TestApp, headers: Headers): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'DELETE',
    url: routes.logOut.path,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Reads an ad that is not there: ad.unknown to whoever may ask. */
export function readNoAd({ app }: TestApp, headers: Headers): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'GET',
    url: urlOf(routes.readAdvertisement, { id: 999_999_999 }),
    headers,
  });
}

/** What came of a call, in a word: a refusal's code, `token`, `proved` or `sent`. */
export function toOutcome(answer: LightMyRequestResponse): string {
  if (answer.statusCode !== 200) return ErrorBody.parse(answer.json()).error.code;
  const { access_token, request_id }: { access_token?: unknown; request_id?: unknown } =
    answer.json();
  if (request_id !== undefined) return 'sent';
  return access_token === null ? 'proved' : 'token';
}

/** As if a phone's requests had been made so much earlier. */
export async function letMinutesPass(
  { database }: TestApp,
  phone: string,
  minutes: number,
): Promise<void> {
  const earlier = sql`${minutes}::float8 * interval '1 minute'`;
  await database.db
    .update(codeRequests)
    .set({
      createdAt: sql`${codeRequests.createdAt} - ${earlier}`,
      expiresAt: sql`${codeRequests.expiresAt} - ${earlier}`,
    })
    .where(eq(codeRequests.phone, phone));
}

/** As if a phone's codes had lived their time. */
export async function makeLate({ database }: TestApp, phone: string): Promise<void> {
  await database.db
    .update(codeRequests)
    .set({ expiresAt: sql`now()` })
    .where(eq(codeRequests.phone, phone));
}
