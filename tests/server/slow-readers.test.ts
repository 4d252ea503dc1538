import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { routes } from '../../app/contract/index.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const LIMITS = { ofConnection: 4, ofAddress: 6, stallMs: 300 };
const LARGE = '/assets/large-1.js';
/** For a busy machine. */
const PATIENCE = { timeout: 20_000 };

let server: TestApp;
let clientFolder = '';
let address = '';
const sockets: Socket[] = [];

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientFolder, 'assets'));
  await mkdir(join(clientFolder, 'lab'));
  for (const page of ['index.html', 'lab/index.html']) {
    await writeFile(join(clientFolder, page), '<!doctype html>');
  }
  // More than the buffers of a connection whose reader does not read.
  await writeFile(join(clientFolder, LARGE), ' '.repeat(16_000_000));
  server = await openTestApp({ flightLimits: LIMITS, clientFolder });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server.close();
  await rm(clientFolder, { recursive: true });
});

/** Requests one path several times in one packet. */
async function ask(path: string, times: number): Promise<Socket> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: bozor\r\n\r\n`.repeat(times));
  return socket;
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(new URL(path, address));
  await answer.body?.cancel();
  return answer.status;
}

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

describe('a reader', { timeout: 60_000 }, () => {
  test('that pipelines many requests gets a limited number of responses, then a refusal and the end', async () => {
    const socket = await ask(routes.creationStructure.path, 10);
    const text = Buffer.concat(await socket.toArray()).toString();
    const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status);
    expect(statuses.slice(0, 5)).toEqual(['200', '200', '200', '200', '429']);
    expect(text).toMatch(/retry-after: \d/i);
  });

  test('that takes nothing is disconnected, with any number of waiting responses', async () => {
    await Promise.all([ask(LARGE, 1), ask(LARGE, 4)]);
    await expect.poll(openConnections, PATIENCE).toBe(0);
  });

  test('that reads slowly is served to the end', async () => {
    const socket = await ask(LARGE, 1);
    let taken = 0;
    while (taken < 16_000_000) {
      const piece: unknown = socket.read();
      if (Buffer.isBuffer(piece)) taken += piece.length;
      else await new Promise((resolve) => setTimeout(resolve, 5));
      if (socket.destroyed) break;
    }
    expect(taken).toBeGreaterThanOrEqual(16_000_000);
  });

  test('that holds all files of an address delays neither pages nor calls of it', async () => {
    await Promise.all([ask(LARGE, 3), ask(LARGE, 3)]);
    await expect.poll(() => statusOf(LARGE), PATIENCE).toBe(429);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf(routes.creationStructure.path)).toBe(200);
    await expect.poll(() => statusOf(LARGE), PATIENCE).toBe(200);
  });
});

test('pages and files have a rate limit of their own', async () => {
  const busy = await openTestApp({ rateLimit: 1, clientFolder });
  const read = async (url: string) =>
    (await busy.app.inject({ url, headers: { accept: 'text/html' } })).statusCode;
  const statuses: number[] = [];
  for (const path of ['/', '/lab', '/assets/none-1.js', '/images/x/y', '/api/v1/none/']) {
    statuses.push(await read(path), await read(path));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404, 404, 404, 404]);
  expect([await read('/'), await read('/lab'), await read('/images/x/y')]).toEqual([429, 429, 429]);
  expect(await read(routes.creationStructure.path)).toBe(200);
  await busy.close();
});
