import { mkdir, open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createCluster } from './create-cluster.ts';
import { openLease, type Lease } from './lease.ts';
import { findPostmaster, isPostgres, removeStaleLock, type Postmaster } from './postmaster.ts';
import { findTools, spawnProgram, type Toolbox } from './run-program.ts';
import {
  addressOf,
  openListener,
  PLATFORM_TRANSPORT,
  removeSocketFolder,
  type Address,
  type Transport,
} from './transport.ts';

/** Maximum duration of a start, crash recovery included, in ms. */
const START_LIMIT_MS = 120_000;
const POLL_MS = 10;
/**
 * Time for which an immediately failing start is repeated, in ms. A start fails when it lost a
 * race, or when children of a killed server still run: these need a while to notice that they are
 * orphans.
 */
const RETRY_LIMIT_MS = 20_000;
const RETRY_MS = 100;
const LOG_LIMIT_BYTES = 10_000_000;

/** Lines of PostgreSQL's log about files that it cannot use: a start is not repeated. */
const UNUSABLE =
  /(?:FATAL|PANIC):.*(?:incompatible with server|control file|not a valid data directory)/;
const BAD_CLUSTER = (home: string): string =>
  `PostgreSQL cannot use the files of ${home}, so there is no store. ` +
  'Restore the folder from a copy, or choose another DATA_DIR.';

/** Options of a new server. */
export interface ServerOptions {
  readonly transport?: Transport;
  /** Additional `name=value` settings of PostgreSQL. */
  readonly settings?: readonly string[];
}

/** A running server and the lease on it. */
export interface JoinedServer {
  readonly address: Address;
  readonly postmaster: Postmaster;
  readonly lease: Lease;
}

/** Settings of every embedded server; the others have PostgreSQL's defaults. */
const SETTINGS = ['jit=off', 'timezone=UTC', 'log_timezone=UTC', 'unix_socket_permissions=0700'];

/**
 * Joins the server of a folder: adopts a running one, else creates the cluster if needed and starts
 * one.
 *
 * @throws When no server can be started.
 */
export async function joinServer(home: string, options: ServerOptions): Promise<JoinedServer> {
  const adopted = await adopt(home);
  if (adopted !== null) return adopted;

  await mkdir(home, { recursive: true });
  const tools = await findTools(home);
  await createCluster(tools, join(home, 'cluster'));
  const deadline = Date.now() + RETRY_LIMIT_MS;
  while (Date.now() < deadline) {
    const complaint = await start(tools, home, options);
    const joined = await adopt(home);
    if (joined !== null) return joined;
    if (complaint !== null) throw new Error(`${BAD_CLUSTER(home)}\n${complaint}`);
    await pause(RETRY_MS);
  }
  throw new Error(
    `PostgreSQL does not start on ${home}, so there is no store. ` +
      `Read ${join(home, 'postgres.log')}, or set DATABASE_URL.`,
  );
}

/** Joins the server that uses the cluster; `null` when none responds. */
async function adopt(home: string): Promise<JoinedServer | null> {
  const cluster = join(home, 'cluster');
  const postmaster = await findPostmaster(cluster);
  if (postmaster === null) return null;
  if (!(await isPostgres(postmaster.pid))) {
    await removeStaleLock(cluster, postmaster.pid);
    await removeSocketFolder(postmaster.socketFolder);
    return null;
  }
  const ready = await readiness(cluster, { isStarted: true, isOver: () => false });
  if (ready === null) return null;
  const address = await addressOf(ready, cluster);
  const lease = await openLease(address).catch(() => null);
  return lease === null ? null : { address, postmaster: ready, lease };
}

/**
 * Starts a server and waits until one is ready or this one has exited: a lost race ends it at once.
 *
 * @returns What PostgreSQL reported of files that no repetition repairs; else `null`.
 */
async function start(tools: Toolbox, home: string, options: ServerOptions): Promise<string | null> {
  const cluster = join(home, 'cluster');
  const before = await findPostmaster(cluster);
  const listener = await openListener(options.transport ?? PLATFORM_TRANSPORT, tools.account);
  const settings = [...SETTINGS, ...(options.settings ?? [])].flatMap((one) => ['-c', one]);
  const log = await openLog(home);
  const { size: logged } = await log.stat();
  const child = spawnProgram(tools, {
    program: tools.binaries.postgres,
    words: ['-D', cluster, ...listener.words, ...settings],
    stdio: ['ignore', log.fd, log.fd],
    isDetached: true,
  });
  let hasEnded = false;
  const ended = new Promise<null>((done, fail) => {
    child.on('error', fail);
    child.on('exit', () => {
      hasEnded = true;
      done(null);
    });
  });
  // The child process has its own descriptor of the log.
  await log.close();
  const ready = await Promise.race([
    ended,
    readiness(cluster, { isStarted: false, isOver: () => hasEnded }),
  ]);
  child.unref();
  // When this server runs, the earlier one does not; else this one does not.
  const litter = ready?.pid === child.pid ? (before?.socketFolder ?? null) : listener.socketFolder;
  await removeSocketFolder(litter);
  return ready === null ? readComplaint(home, logged) : null;
}

/** Finds the line about unusable files in what the log has gained. */
async function readComplaint(home: string, from: number): Promise<string | null> {
  const log = await readFile(join(home, 'postgres.log'));
  const lines = log.subarray(from).toString().split('\n');
  return lines.find((line) => UNUSABLE.test(line)) ?? null;
}

interface Patience {
  /** Whether a server has been seen: its later absence means that it has exited. */
  readonly isStarted: boolean;
  readonly isOver: () => boolean;
}

/**
 * Waits until the cluster's server accepts connections; `null` when it has exited or the time is
 * up.
 */
async function readiness(
  cluster: string,
  { isStarted, isOver }: Patience,
): Promise<Postmaster | null> {
  const deadline = Date.now() + START_LIMIT_MS;
  let isSeen = isStarted;
  while (Date.now() < deadline && !isOver()) {
    const postmaster = await findPostmaster(cluster);
    const isThere = postmaster !== null && (await isPostgres(postmaster.pid));
    if (isThere && postmaster.isReady) return postmaster;
    if (isSeen && !isThere) return null;
    isSeen ||= isThere;
    await pause(POLL_MS);
  }
  return null;
}

/** Opens the server's log for writing; a large one is rotated, so at most two are kept. */
async function openLog(home: string): Promise<FileHandle> {
  const path = join(home, 'postgres.log');
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}
