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

/** Requests a code; without an address from a random one. */
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

/** Requests a code that must be sent, and reads it. */
export async function requestCode(server: TestApp, phone: string): Promise<SentCode> {
  const answer = await askForCode(server, phone);
  const { request_id } = CodeSent.parse(answer.json());
  return { requestId: request_id, code: server.codes.get(phone) ?? '', answer };
}

/** Returns a code that differs from the given one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Sends a code for verification. */
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

/** Verifies a phone with the right code; returns the id of the request. */
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

/** Signs out as a browser does: with a JSON content type and an empty body. */
export function logOut({ app }: TestApp, headers: Headers): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'DELETE',
    url: routes.logOut.path,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Reads an unknown ad: ad.unknown for every caller with access. */
export function readNoAd({ app }: TestApp, headers: Headers): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'GET',
    url: urlOf(routes.readAdvertisement, { id: 999_999_999 }),
    headers,
  });
}

/** Returns the outcome of a call: the refusal's code, `token`, `proved` or `sent`. */
export function toOutcome(answer: LightMyRequestResponse): string {
  if (answer.statusCode !== 200) return ErrorBody.parse(answer.json()).error.code;
  const { access_token, request_id }: { access_token?: unknown; request_id?: unknown } =
    answer.json();
  if (request_id !== undefined) return 'sent';
  return access_token === null ? 'proved' : 'token';
}

/** Moves a phone's requests into the past. */
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

/** Moves a phone's codes past their lifetime. */
export async function makeLate({ database }: TestApp, phone: string): Promise<void> {
  await database.db
    .update(codeRequests)
    .set({ expiresAt: sql`now()` })
    .where(eq(codeRequests.phone, phone));
}
