import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { makePhoto, sendPhoto } from './photo.ts';
import { signInAs, type SignedIn } from './sign-in.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Pictures of one user that may be on their way at once. */
const OF_ONE = 20;

/** The machine has other work too. */
const PATIENCE = { timeout: 20_000 };

let server: TestApp;
let address: string;

beforeAll(async () => {
  server = await openTestApp();
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

/** Begins to send a picture, and does not end: whoever calls breaks it off. */
async function beginUpload({ headers }: SignedIn): Promise<ClientRequest> {
  const call = request(new URL(routes.uploadImage.path, address), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': 1_000_000 },
  });
  call.on('error', () => undefined);
  call.write('x');
  await once(call, 'socket');
  return call;
}

async function upload(user: SignedIn): Promise<number> {
  return (await sendPhoto(server.app, user, { file: await makePhoto() })).statusCode;
}

describe('uploads that do not end', { timeout: 60_000 }, () => {
  test('are so many of one user, beside others’, until they are broken off', async () => {
    const [slow, other] = await Promise.all([signInAs(server), signInAs(server)]);
    const begun = await Promise.all(Array.from({ length: OF_ONE }, () => beginUpload(slow)));
    const oneMore = async () => {
      // A whole one may have taken the place of one begun.
      begun.push(await beginUpload(slow));
      return upload(slow);
    };
    await expect.poll(oneMore, PATIENCE).toBe(503);
    expect(await upload(other)).toBe(201);
    for (const call of begun) call.destroy();
    await expect.poll(() => upload(slow), PATIENCE).toBe(201);
  });
});
