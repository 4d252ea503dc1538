import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { findBinaries } from '../../app/server/db/postgres/binaries.ts';
import { findClosedFolder } from '../../app/server/db/postgres/find-closed-folder.ts';
import {
  launchPostgres,
  type RunningPostgres,
} from '../../app/server/db/postgres/launch-postgres.ts';
import { requireReach } from '../../app/server/db/postgres/run-program.ts';
import type { Address } from '../../app/server/db/postgres/transport.ts';
import { ask, kill, leave, startUser } from './database/server-processes.ts';

let folder = '';
const running: RunningPostgres[] = [];

async function closeAll(): Promise<void> {
  for (const server of running.splice(0)) await server.close();
}

async function launch(at = folder, transport: 'socket' | 'tcp' = 'socket') {
  const server = await launchPostgres(at, { transport, settings: ['fsync=off'] });
  running.push(server);
  return server;
}

async function launchAt(at = folder, transport: 'socket' | 'tcp' = 'socket') {
  return (await launch(at, transport)).address();
}

async function postmasterPid(at = folder): Promise<number> {
  return Number.parseInt(await readFile(join(at, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

const NOBODY = 65_534;
const START = 'select pg_postmaster_start_time()::text';

const { postgres } = await findBinaries(tmpdir());
const closed = await findClosedFolder(postgres, { uid: NOBODY, gid: NOBODY });
const isRoot = process.geteuid?.() === 0;

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  // One for all of these: its creation takes longer than any of them.
  let kept = '';
  beforeAll(async () => {
    kept = await mkdtemp(join(tmpdir(), 'kept-'));
  });
  beforeEach(() => {
    folder = kept;
  });
  afterEach(closeAll);
  afterAll(() => rm(kept, { recursive: true }));

  test('has Russian messages in any locale of the machine', async () => {
    const address = await launchAt();
    expect(await ask(address, "select upper('душанбе')")).toBe('ДУШАНБЕ');
    expect(await ask(address, "select lower('ҲИСОР')")).toBe('ҳисор');
    expect(await ask(address, 'show server_encoding')).toBe('UTF8');
  });

  test('is adopted by the second process, and stopped by the last one', async () => {
    const first = await launch();
    const second = await launch();
    const started = await ask(first.address(), START);
    expect(await ask(second.address(), START)).toEqual(started);

    await first.close();
    expect(await ask(second.address(), START)).toEqual(started);
    await second.close();
    await expect(access(join(folder, 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');
    running.length = 0;
  });

  test('is left at once while another process starts it again', async () => {
    let server = await launch();
    for (let round = 0; round < 4; round += 1) {
      const leaving = server.close();
      // Joins before the stop, in the middle of it, or after it.
      const next = await launch();
      await leaving;
      server = next;
    }
    expect(await ask(server.address(), 'select 1')).toBe(1);
  });

  test('survives the kill of the process that started it, with its data', async () => {
    const user = startUser(folder);
    const address = await user.address;
    await ask(address, 'create table kept as select 7 as seven');
    await kill(user);

    const next = await launch();
    expect(next.address()).toEqual(address);
    expect(await ask(next.address(), 'select seven from kept')).toBe(7);
  });

  test('restarts after it is killed, with the committed data', async () => {
    const first = await launch();
    await ask(first.address(), 'create table committed as select 7 as seven');
    process.kill(await postmasterPid(), 'SIGKILL');

    const next = await launch();
    expect(await ask(next.address(), 'select seven from committed')).toBe(7);
  });

  test('is started again when it dies under a process that uses it', async () => {
    const moved = Promise.withResolvers<Address>();
    const settings = ['fsync=off'];
    const server = await launchPostgres(folder, { settings, onMove: moved.resolve });
    running.push(server);
    await ask(server.address(), 'create table used as select 7 as seven');
    process.kill(await postmasterPid(), 'SIGKILL');

    const address = await moved.promise;
    expect(address).toEqual(server.address());
    expect(await ask(address, 'select seven from used')).toBe(7);
  });

  test('starts despite a lock whose pid belongs to another process', async () => {
    const first = await launch();
    await first.close();
    running.length = 0;
    const stranger = spawn('sleep', ['60']);
    const lock = [stranger.pid, join(folder, 'cluster'), 1, 5432, '/nowhere', '', '1 1', 'ready'];
    await writeFile(join(folder, 'cluster', 'postmaster.pid'), `${lock.join('\n')}\n`);

    const address = await launchAt();
    expect(await ask(address, 'select 1')).toBe(1);
    stranger.kill();
    await once(stranger, 'exit');
  });

  test('reports at once files that it cannot use', async () => {
    const first = await launch();
    await first.close();
    running.length = 0;
    await writeFile(join(folder, 'cluster', 'global', 'pg_control'), 'x'.repeat(8_192));
    await expect(launch()).rejects.toThrow(/cannot use the files of .*\n.*FATAL/);
  });
});

describe('the embedded PostgreSQL in a new folder', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'launch-'));
  });
  afterEach(async () => {
    await closeAll();
    await rm(folder, { recursive: true, force: true });
  });

  test('is started once by any number of concurrent processes in an empty folder', async () => {
    const users = Array.from({ length: 4 }, () => startUser(folder));
    const addresses = await Promise.all(users.map(({ address }) => address));
    const starts = await Promise.all(addresses.map((address) => ask(address, START)));
    expect(new Set(starts).size).toBe(1);
    await Promise.all(users.map(leave));

    const left = await readdir(folder);
    expect(left.filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  });

  test('is created again after an interrupted creation', async () => {
    const user = startUser(folder);
    user.address.catch(() => undefined);
    while (!(await readdir(folder)).some((name) => name.includes('.new-'))) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await kill(user);

    const address = await launchAt();
    expect(await ask(address, 'select 1')).toBe(1);
  });

  test('runs in a folder with a longer path than a socket may have', async () => {
    const deep = join(folder, 'длинная-папка'.repeat(8), 'x'.repeat(120));
    await mkdir(deep, { recursive: true });
    const address = await launchAt(deep);
    expect(await ask(address, 'select 1')).toBe(1);
  });

  test.runIf(isRoot && closed === null)(
    'runs as an unprivileged user where root has no user namespace',
    async () => {
      await chmod(folder, 0o755);
      const user = startUser(folder, { PATH: '/nonexistent' });
      expect(await ask(await user.address, 'select 1')).toBe(1);
      expect((await stat(join(folder, 'cluster'))).uid).toBe(NOBODY);
      await leave(user);

      const address = await launchAt();
      expect(await ask(address, 'select 1')).toBe(1);
      expect((await stat(join(folder, 'cluster'))).uid).toBe(0);
    },
  );

  // A checkout that the unprivileged user cannot enter: the launch names it.
  test.runIf(isRoot && closed !== null)(
    'refuses where the unprivileged user cannot enter this checkout',
    async () => {
      await chmod(folder, 0o755);
      const user = startUser(folder, { PATH: '/nonexistent' });
      await expect(user.address).rejects.toThrow(`cannot enter ${closed}, where`);
    },
  );

  test('names the folder that keeps the unprivileged user from its programs', async () => {
    await chmod(folder, 0o755);
    const hidden = join(folder, 'hidden');
    await mkdir(join(hidden, 'bin'), { recursive: true });
    const binaries = { ...(await findBinaries(folder)), postgres: join(hidden, 'bin', 'postgres') };
    const owner = { uid: NOBODY, gid: NOBODY };
    const account = { prefix: [], owner, isSwitched: true };
    await expect(requireReach({ binaries, account })).resolves.toBeUndefined();
    await chmod(hidden, 0o700);
    await expect(requireReach({ binaries, account })).rejects.toThrow(
      `(uid ${NOBODY}) that runs it cannot enter ${hidden}, where its programs are. Move`,
    );
    const mapped = { ...account, isSwitched: false };
    await expect(requireReach({ binaries, account: mapped })).resolves.toBeUndefined();
  });

  test('uses TCP on the loopback with a password where there are no unix sockets', async () => {
    const address = await launchAt(folder, 'tcp');
    expect(address.host).toBe('127.0.0.1');
    expect(await ask(address, 'select 1')).toBe(1);
    await expect(ask({ ...address, password: 'guess' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});
