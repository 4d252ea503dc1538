import { randomInt } from 'node:crypto';

import { vi } from 'vitest';

import { CodeSent, CreatedUser, routes, Verified } from '../../../app/contract/index.ts';
import type { ServerRun } from '../process/server-run.ts';
import type { TestApp } from '../test-app.ts';

/** Access to a server: its calls, and its codes as the operator reads them. */
export interface ServerAccess {
  /** Posts JSON; resolves with the response's JSON. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly codeFor: (phone: string) => string | Promise<string>;
}

/** A signed-in user. */
export interface SignedIn {
  readonly token: string;
  readonly phone: string;
  readonly name: string;
  /** Headers of the user's calls. */
  readonly headers: { readonly authorization: string };
}

/** A user to sign in; absent parts are random. */
export interface Person {
  readonly phone?: string;
  /** Only for a new user. */
  readonly name?: string;
}

/** Signs a user in through the API; a new one gives a name. */
export function signInAs({ app, codes }: TestApp, person: Person = {}): Promise<SignedIn> {
  // A new address per user: the number of codes per address and hour is limited.
  const remoteAddress = randomAddress();
  return signInBy(
    {
      post: async (url, payload) =>
        (await app.inject({ method: 'POST', url, payload, remoteAddress })).json(),
      codeFor: (phone) => codes.get(phone) ?? '',
    },
    person,
  );
}

/** Signs a user in on a server in another process: the code is read from its log. */
export async function signInAt(run: ServerRun, person: Person = {}): Promise<SignedIn> {
  const address = await run.address;
  return signInBy(
    {
      post: async (path, body) => {
        const answer = await fetch(new URL(path, address), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.json();
      },
      codeFor: (phone) => vi.waitFor(() => printedCode(run, phone)),
    },
    person,
  );
}

/** Returns the last code for a phone in a server's log. */
export function printedCode(run: ServerRun, phone: string): string {
  const lines = run.printed().split('\n');
  const line = lines.findLast((one) => one.includes(`The code for ${phone} is `));
  const [, code] = / is (\d{6})/.exec(line ?? '') ?? [];
  if (code === undefined) throw new Error(`The log has no code for ${phone}.`);
  return code;
}

/** Signs a user in through the given access. */
export async function signInBy(
  { post, codeFor }: ServerAccess,
  { phone = randomPhone(), name = 'Фируз' }: Person = {},
): Promise<SignedIn> {
  const { request_id } = CodeSent.parse(
    await post(routes.requestCode.path, { phone_number: phone, anonymous_id: null }),
  );
  const code = await codeFor(phone);
  const { access_token, user_profile } = Verified.parse(
    await post(routes.verifyCode.path, { request_id, code }),
  );
  const token =
    access_token ??
    CreatedUser.parse(await post(routes.createUser.path, { request_id, username: name }))
      .access_token;
  return {
    token,
    phone,
    name: user_profile?.user_info.name ?? name,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** Returns a phone that no user has. */
export function randomPhone(): string {
  return `+992${randomInt(100_000_000, 1_000_000_000)}`;
}

/** Returns an address without earlier calls. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
