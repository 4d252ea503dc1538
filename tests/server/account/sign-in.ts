import { randomInt } from 'node:crypto';

import { vi } from 'vitest';

import { CodeSent, CreatedUser, routes, Verified } from '../../../app/contract/index.ts';
import type { ServerRun } from '../process/server-run.ts';
import type { TestApp } from '../test-app.ts';

/** A way to a server: to ask it, and to read a code as its operator does. */
export interface SignInWay {
  /** Posts JSON; the answer's JSON. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly codeFor: (phone: string) => string | Promise<string>;
}

/** A person who has signed in. */
export interface SignedIn {
  readonly token: string;
  readonly phone: string;
  readonly name: string;
  /** What their calls carry. */
  readonly headers: { readonly authorization: string };
}

/** Who signs in; one left out is somebody nobody has seen. */
export interface Person {
  readonly phone?: string;
  /** Asked of a new user only. */
  readonly name?: string;
}

/** Signs a person in through the API; a new one gives their name. */
export function signInAs({ app, codes }: TestApp, person: Person = {}): Promise<SignedIn> {
  // An address for each, since one address gets so many codes an hour.
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

/** The same, for a server of its own process: the code is read from its log. */
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

/** The last code for a phone in a server's log. */
export function printedCode(run: ServerRun, phone: string): string {
  const lines = run.printed().split('\n');
  const line = lines.findLast((one) => one.includes(`The code for ${phone} is `));
  const [, code] = / is (\d{6})/.exec(line ?? '') ?? [];
  if (code === undefined) throw new Error(`The log has no code for ${phone}.`);
  return code;
}

/** The same, for a server that is reached in another way. */
export async function signInBy(
  { post, codeFor }: SignInWay,
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

/** A phone that nobody has signed in with. */
export function randomPhone(): string {
  return `+992${randomInt(100_000_000, 1_000_000_000)}`;
}

/** An address nobody has called from. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
