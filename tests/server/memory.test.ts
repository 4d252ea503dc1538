import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { imageUrl, routes, UploadedImage } from '../../app/contract/index.ts';
import { signInAt } from './account/sign-in.ts';
import { openTestDatabase, type TestDatabase } from './database/test-database.ts';
import { limitMemory, peakMemory, type MemoryLimit } from './process/memory-limit.ts';
import { startServer, stop, type ServerRun } from './process/server-run.ts';

const LIMIT_MIB = 512;

let database: TestDatabase;
let folder = '';
let limit: MemoryLimit;
let run: ServerRun;
const sockets: Socket[] = [];

beforeAll(async () => {
  [database, limit, folder] = await Promise.all([
    openTestDatabase(),
    limitMemory(LIMIT_MIB),
    mkdtemp(join(tmpdir(), 'data-')),
  ]);
  const { url } = database;
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Бозор</title>');
  run = startServer(
    { DATABASE_URL: url, DATA_DIR: folder, CLIENT_DIR: folder },
    { enter: limit.enter },
  );
  await run.address;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await stop(run, 'SIGTERM');
  await limit.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Uploads a noise image, which compresses badly; returns the URL of its largest variant. */
async function uploadNoise(height: number, quality: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const file = await sharp({
    create: { width: 1600, height, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality })
    .toBuffer();
  const { headers } = await signInAt(run);
  const answer = await fetch(new URL(routes.uploadImage.path, await run.address), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(file),
  });
  return imageUrl(UploadedImage.parse(await answer.json()).id, 1600);
}

/** Requests a file and reads nothing. */
async function askAndIgnore(path: string, times: number): Promise<void> {
  const { port, hostname } = new URL(await run.address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: bozor\r\n\r\n`.repeat(times));
}

/** Returns the median time of a page for a visitor with the same address, in ms. */
async function middleWait(): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const start = performance.now();
    const answer = await fetch(new URL('/', await run.address));
    await answer.text();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return waits.toSorted((a, b) => a - b)[12] ?? Number.NaN;
}

describe.runIf(process.platform === 'linux')('readers that do not read', () => {
  test.for([
    { readers: 20, requests: 150, height: 900, quality: 80, why: '600 kB' },
    { readers: 150, requests: 10, height: 6_400, quality: 50, why: '8 MB' },
  ])(
    '$readers × $requests of an image of $why neither fill the memory nor delay a visitor',
    { timeout: 90_000 },
    async ({ readers, requests, height, quality }) => {
      const path = await uploadNoise(height, quality);
      const quiet = await middleWait();
      await Promise.all(Array.from({ length: readers }, () => askAndIgnore(path, requests)));
      // A busy machine is slow without readers too: the bound is relative, and a moment of other
      // load passes, while a delay by the readers lasts.
      await expect.poll(middleWait, { timeout: 30_000 }).toBeLessThan(Math.max(100, 3 * quiet));
      expect(await peakMemory(run.child.pid ?? 0)).toBeLessThan(LIMIT_MIB);
      expect(run.child.exitCode ?? run.child.signalCode).toBeNull();
    },
  );
});
