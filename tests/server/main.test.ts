import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import {
  Advertisement,
  AnonymousSession,
  ErrorBody,
  healthPaths,
  routes,
  UploadedImage,
  urlOf,
} from '../../app/contract/index.ts';
import { signInAt, type SignedIn } from './account/sign-in.ts';
import { startServer, stop, type ServerRun } from './process/server-run.ts';
import { makePhoto } from './publish/photo.ts';
import { carDraft, goodCar, writeFixtures } from './world/sample-fixtures.ts';

let folder = '';
let fixtures = '';
const runs: ServerRun[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
  fixtures = await writeFixtures();
});
afterAll(async () => {
  for (const run of runs) await stop(run, 'SIGTERM');
  await rm(folder, { recursive: true });
  await rm(fixtures, { recursive: true });
});

/**
 * Starts a server whose limit of calls refuses no request that is repeated until the database
 * returns, and whose log has only failures of the server and the one-time codes.
 */
function start(more: Readonly<Record<string, string>> = {}): ServerRun {
  const standard = { RATE_LIMIT: '1000000', LOG_LEVEL: 'fatal' };
  const run = startServer({ DATA_DIR: folder, FIXTURES_DIR: fixtures, ...standard, ...more });
  runs.push(run);
  return run;
}

/** Returns the server that the test before has left, or starts one. */
function running(): ServerRun {
  const left = runs.findLast(({ child }) => child.exitCode === null && child.signalCode === null);
  return left ?? start();
}

const lock = () => join(folder, 'postgres', 'cluster', 'postmaster.pid');

async function openSession(address: string): Promise<string> {
  const answer = await fetch(new URL(routes.openAnonymousSession.path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device_id: 'd', device_name: 'n', device_type: 'WEB' }),
  });
  return AnonymousSession.parse(await answer.json()).anonymous_id;
}

/** A publishing user and an uploaded image. */
interface Seller {
  readonly headers: SignedIn['headers'];
  readonly photo: string;
}

async function openSeller(run: ServerRun): Promise<Seller> {
  const { headers } = await signInAt(run);
  const answer = await fetch(new URL(routes.uploadImage.path, await run.address), {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(await makePhoto()),
  });
  return { headers, photo: UploadedImage.parse(await answer.json()).url };
}

/** Publishes one ad; returns its id, or `null` without a confirmation. */
async function publish(address: string, { headers, photo }: Seller): Promise<number | null> {
  try {
    const answer = await fetch(new URL(routes.createAdvertisement.path, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(carDraft(goodCar, { images: [photo] })),
    });
    return Advertisement.safeParse(await answer.json()).data?.id ?? null;
  } catch {
    return null;
  }
}

/** Publishes until the server stops or refuses more ads of a new user today; returns the ids. */
async function publishUntilCut(address: string, seller: Seller): Promise<readonly number[]> {
  const made: number[] = [];
  let id = await publish(address, seller);
  while (id !== null) {
    made.push(id);
    id = await publish(address, seller);
  }
  return made;
}

/** Sends requests continuously; records every status, and refusals without Retry-After. */
function watchAnswers(address: string, { headers }: Seller) {
  const seen = new Set<number>();
  const untimed: string[] = [];
  const stopping = new AbortController();
  const askOn = async (path: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const answer = await fetch(new URL(path, address), { headers });
      seen.add(answer.status);
      const { error } = ErrorBody.safeParse(await answer.json()).data ?? {};
      const isTimed = Number(answer.headers.get('retry-after')) > 0 && error?.retry_after_s;
      if (answer.status !== 200 && !isTimed) untimed.push(`${path} ${answer.status}`);
    }
  };
  const asking = [
    routes.creationStructure.path,
    routes.myAdvertisements.path,
    routes.labFixtures.path,
    healthPaths.ready,
  ].map(askOn);
  return {
    seen,
    stop: async () => {
      stopping.abort();
      await Promise.all(asking);
      return { statuses: [...seen].toSorted((a, b) => a - b), untimed };
    },
  };
}

describe('the server', { timeout: 120_000 }, () => {
  test('starts twice at once on an empty folder: the second shares it, and its end is survived', async () => {
    const [first, second] = [start(), start()];
    const addresses = await Promise.all([first.address, second.address]);
    for (const address of addresses) {
      const { status } = await fetch(new URL(routes.creationStructure.path, address));
      expect(status).toBe(200);
    }
    const guest = await openSession(addresses[0]);
    expect(await stop(second, 'SIGTERM')).toBe(0);
    expect(await openSession(addresses[0])).not.toBe(guest);
  });

  test('without a gateway shows the one-time codes at any log level but silent', async () => {
    await expect
      .poll(() => running().printed())
      .toContain('"One-time codes are shown here. Set SMS_URL to send them by SMS."');
    const { token } = await signInAt(running());
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('prints JSON alone where its output is piped', async () => {
    await signInAt(running());
    const lines = running().printed().trim().split('\n');
    const messages = lines.map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg);
    expect(messages).toContainEqual(expect.stringContaining('Bozor is at http:'));
    expect(messages).toContainEqual(expect.stringMatching(/^The code for \S+ is \d{6}$/));
  });

  test('survives the death of the database, and sends Retry-After in the meantime', async () => {
    const address = await running().address;
    const seller = await openSeller(running());
    expect((await fetch(new URL(healthPaths.ready, address))).status).toBe(200);
    const watch = watchAnswers(address, seller);
    for (let kill = 0; kill < 2; kill += 1) {
      process.kill(Number.parseInt(await readFile(lock(), 'utf8'), 10), 'SIGKILL');
      await expect.poll(() => watch.seen.has(503), { timeout: 30_000 }).toBe(true);
      await expect.poll(() => publish(address, seller), { timeout: 30_000 }).toBeGreaterThan(0);
    }
    const { statuses, untimed } = await watch.stop();
    expect(statuses).toEqual([200, 503]);
    expect(untimed).toEqual([]);
    const isReady = async () => (await fetch(new URL(healthPaths.ready, address))).ok;
    await expect.poll(isReady).toBe(true);
  });

  test('keeps every confirmed ad through power failures', async () => {
    for (let cut = 0; cut < 2; cut += 1) {
      const run = running();
      const address = await run.address;
      const sellers = await Promise.all(Array.from({ length: 4 }, () => openSeller(run)));
      const last = await openSeller(run);
      const writers = sellers.map((seller) => publishUntilCut(address, seller));
      // Four writers run; the failure happens during their ads, after a few responses.
      const first = await publish(address, last);
      process.kill(Number.parseInt(await readFile(lock(), 'utf8'), 10), 'SIGKILL');
      await stop(run, 'SIGKILL');
      const made = [first ?? 0, ...(await Promise.all(writers)).flat()];

      const again = await running().address;
      const statuses = await Promise.all(
        made.map(
          async (id) =>
            (await fetch(new URL(urlOf(routes.readAdvertisement, { id }), again))).status,
        ),
      );
      expect(statuses).toEqual(made.map(() => 200));
    }
  });

  test('stops in order while callers have sent a part of their headers or of their body', async () => {
    const run = running();
    const { port, hostname } = new URL(await run.address);
    const parts = [
      'GET / HTT',
      `POST ${routes.search.path} HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{`,
    ];
    const callers = parts.map((sent) => {
      const caller = connect(Number(port), hostname, () => caller.write(sent));
      caller.on('error', () => undefined);
      return { sent, written: once(caller, 'connect'), closed: once(caller.resume(), 'close') };
    });
    await Promise.all(callers.map(({ written }) => written));
    // An answered call on another connection shows that the server has read the first ones.
    await openSession(await run.address);
    expect(await stop(run, 'SIGTERM')).toBe(0);
    for (const { sent, closed } of callers) {
      await expect(closed, `the connection of ${sent}`).resolves.toBeDefined();
    }
    // It was the last one: no process of the database is left.
    await expect(access(lock())).rejects.toThrow('ENOENT');
  });

  test('reports a database that does not answer, without its password', async () => {
    const DATABASE_URL = 'postgres://somebody:pass-of-mine@127.0.0.1:1/none';
    const complaint = await start({ DATABASE_URL, LOG_LEVEL: 'debug' }).address.catch(String);
    expect(complaint).toContain('does not answer');
    expect(complaint).toContain('ECONNREFUSED');
    expect(complaint).not.toMatch(/pass-of-mine|somebody/);
  });
});
