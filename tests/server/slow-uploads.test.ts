import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody, routes } from '../../app/contract/index.ts';
import { signInAs, type SignedIn } from './account/sign-in.ts';
import { makePhoto, sendPhoto } from './publish/photo.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Maximum number of concurrent uploads per user. */
const OF_ONE = 3;
/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

let server: TestApp;
let address: string;
const begun: ClientRequest[] = [];

beforeAll(async () => {
  server = await openTestApp({ uploadPace: { everyMs: 1_000, bytes: 100 } });
  address = await server.app.listen({ port: 0 });
});
afterAll(async () => {
  for (const call of begun) call.destroy();
  await server.close();
});

/** Starts an upload: its headers and the first bytes. */
async function beginUpload({ headers }: SignedIn, bytes = 1): Promise<ClientRequest> {
  const call = request(new URL(routes.uploadImage.path, address), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': 5_000_000 },
    agent: false,
  });
  begun.push(call);
  call.on('error', () => undefined);
  call.write('x'.repeat(bytes));
  await once(call, 'socket');
  return call;
}

function answerOf(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    call.once('response', resolve);
  });
}

/** Returns the refusal code of a call. */
async function refusalOf(call: ClientRequest): Promise<string> {
  const answer = await answerOf(call);
  const pieces: Buffer[] = await answer.toArray();
  return ErrorBody.parse(JSON.parse(Buffer.concat(pieces).toString())).error.code;
}

async function upload(user: SignedIn, file?: Buffer): Promise<number> {
  const sent = await sendPhoto(server.app, user, { file: file ?? (await makePhoto()) });
  return sent.statusCode;
}

describe('unfinished uploads', { timeout: 60_000 }, () => {
  test('are limited to three per user, until they are aborted', async () => {
    const slow = await signInAs(server);
    const calls = await Promise.all(Array.from({ length: OF_ONE }, () => beginUpload(slow)));
    const oneMore = async () => {
      // A finished upload may have freed the slot.
      calls.push(await beginUpload(slow));
      return upload(slow);
    };
    await expect.poll(oneMore, PATIENCE).toBe(503);
    for (const call of calls) call.destroy();
    await expect.poll(() => upload(slow), PATIENCE).toBe(201);
  });

  test('of three accounts, twenty each, do not limit another user of their address', async () => {
    const attackers = await Promise.all([1, 2, 3].map(() => signInAs(server)));
    const other = await signInAs(server);
    await Promise.all(
      attackers.flatMap((one) => Array.from({ length: 20 }, () => beginUpload(one, 100_000))),
    );
    const answers = await Promise.all([upload(other), upload(other), upload(other)]);
    expect(answers).toEqual([201, 201, 201]);
  });

  test('are aborted when they are too slow, and free their slots', async () => {
    const slow = await signInAs(server);
    const calls = await Promise.all(Array.from({ length: OF_ONE }, () => beginUpload(slow)));
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'request.timeout'));
    expect(await upload(slow)).toBe(201);
  });

  test('may take any time while they progress', async () => {
    const steady = await signInAs(server);
    const file = await makePhoto();
    const call = request(new URL(routes.uploadImage.path, address), {
      method: 'POST',
      headers: { ...steady.headers, 'content-type': 'image/jpeg', 'content-length': file.length },
    });
    const answered = answerOf(call);
    const piece = Math.ceil(file.length / 15);
    for (let from = 0; from < file.length; from += piece) {
      call.write(file.subarray(from, from + piece));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    call.end();
    const answer = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(201);
  });
});

/**
 * Returns an image that is slow to decode and short to send: 12 megapixels of 16 bits, interlaced.
 */
function makeHeavy(): Promise<Buffer> {
  const background = { r: 1, g: 90, b: 90 };
  return sharp({ create: { width: 4_200, height: 2_900, channels: 3, background } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
}

test('a small image passes those of an account that repeats the heaviest', async () => {
  const [greedy, other] = await Promise.all([signInAs(server), signInAs(server)]);
  const heavy = await makeHeavy();
  const end = new AbortController();
  const heavyWaits: number[] = [];
  const repeat = async (sender: number): Promise<void> => {
    for (let change = 0; !end.signal.aborted; change += 1) {
      // Bytes after the end of a PNG are ignored: another file with the same work.
      const file = Buffer.concat([heavy, Buffer.of(sender, change)]);
      const wait = await timed(() => upload(greedy, file));
      if (wait.result === 201) heavyWaits.push(wait.ms);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const attack = Promise.all([1, 2, 3, 4].map(repeat));
  const waits: number[] = [];
  while (heavyWaits.length < 3) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const file = await makePhoto();
    const { result, ms } = await timed(() => upload(other, file));
    expect(result).toBe(201);
    waits.push(ms);
  }
  end.abort();
  await attack;
  // 500 ms on a quiet machine; load slows both. In one queue for all, the wait would be equal.
  expect(middleOf(waits) * 3).toBeLessThan(middleOf(heavyWaits));
}, 120_000);

async function timed<Result>(act: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now();
  const result = await act();
  return { result, ms: performance.now() - start };
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

describe('the timeout of a call', () => {
  /** Long enough for the sign-in on a busy machine, and shorter than the sendings below. */
  const limitMs = 3_000;
  let quick: TestApp;
  let base: string;
  beforeAll(async () => {
    // A busy machine sends several pieces late: only a silence of a second and a half ends an upload.
    const uploadPace = { everyMs: 1_500, bytes: 10 };
    quick = await openTestApp({ callTimeoutMs: limitMs, uploadPace });
    base = await quick.app.listen({ port: 0 });
  });
  afterAll(() => quick.close());

  /** Sends a body in pieces, one per 100 ms, as long as the server accepts them. */
  async function dribble(call: ClientRequest, pieces: readonly (string | Buffer)[]) {
    call.on('error', () => undefined);
    const answered = answerOf(call);
    const isAnswered = answered.then(() => true);
    for (const piece of pieces) {
      call.write(piece);
      const pause = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100));
      if (await Promise.race([isAnswered, pause])) break;
    }
    call.end();
    return answered;
  }

  // Each is mostly waiting: concurrent, they wait once.
  test.concurrent('does not abort an upload that progresses, however long it takes', async () => {
    const { headers } = await signInAs(quick);
    const file = await makePhoto();
    const length = Math.ceil(file.length / 40);
    const pieces = Array.from({ length: 40 }, (_, at) =>
      file.subarray(at * length, (at + 1) * length),
    );
    const call = request(new URL(routes.uploadImage.path, base), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': file.length },
    });
    const answer = await dribble(call, pieces);
    answer.resume();
    expect(answer.statusCode).toBe(201);
  });

  test.concurrent('ends a call whose body arrives in small pieces, and its connection', async () => {
    const call = request(new URL(routes.search.path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1_000 },
    });
    const answer = await dribble(
      call,
      Array.from({ length: 60 }, () => ' '),
    );
    expect(answer.statusCode).toBe(408);
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    if (call.socket?.destroyed === false) await once(call.socket, 'close');
  });
});
