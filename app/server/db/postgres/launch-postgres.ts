import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { joinServer, type JoinedServer, type ServerOptions } from './join-server.ts';
import { findPostmaster, isPostgres, type Postmaster } from './postmaster.ts';
import { findTools, runProgram } from './run-program.ts';
import { removeSocketFolder, type Address } from './transport.ts';

/** Maximum wait for a server that is stopped, in ms: that of `pg_ctl`. */
const STOP_LIMIT_MS = 60_000;
const POLL_MS = 20;

/** A running PostgreSQL, started by this or another process. */
export interface RunningPostgres {
  /** Current address; it changes after a restart. */
  readonly address: () => Address;
  /** Releases the lease; the last process stops the server. */
  readonly close: () => Promise<void>;
}

/** Options of the launch, and the listeners of its events. */
export interface LaunchOptions extends ServerOptions {
  /** The server died, and another one was started or adopted at a new address. */
  readonly onMove?: (address: Address) => void;
  /** The server died, and no other could be started. */
  readonly onLoss?: (error: unknown) => void;
}

/**
 * Runs PostgreSQL on a folder: creates the cluster if needed, adopts a running server or starts
 * one, and repeats this when the server dies. Any number of processes may call it at once, and any
 * of them may be killed.
 *
 * @param folder Folder for `cluster/`, `postgres.log` and, if needed, links to libraries.
 * @throws When no server can be started.
 */
export async function launchPostgres(
  folder: string,
  options: LaunchOptions = {},
): Promise<RunningPostgres> {
  const home = resolve(folder);
  let server = await joinServer(home, options);
  let isClosing = false;
  let rejoining: Promise<void> = Promise.resolve();

  const rejoin = async (): Promise<void> => {
    if (isClosing) return;
    server = await joinServer(home, options);
    options.onMove?.(server.address);
    void watch();
  };
  const watch = async (): Promise<void> => {
    await server.lease.lost;
    rejoining = rejoin().catch((error: unknown) => options.onLoss?.(error));
  };
  void watch();

  return {
    address: () => server.address,
    close: async () => {
      isClosing = true;
      await rejoining;
      await leave(home, server);
    },
  };
}

async function leave(home: string, { lease, postmaster }: JoinedServer): Promise<void> {
  if (await lease.isLast()) {
    const tools = await findTools(home);
    const cluster = join(home, 'cluster');
    await runProgram(tools, tools.binaries.pgCtl, 'stop', '-D', cluster, '-m', 'fast', '-W');
    await untilStopped(cluster, postmaster);
    await removeSocketFolder(postmaster.socketFolder);
  }
  await lease.end();
}

/**
 * Waits until exactly this server has ended. `pg_ctl -w` would also wait for one that another
 * process starts on the folder meanwhile, and that does not end.
 */
async function untilStopped(cluster: string, { pid }: Postmaster): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  const isRunning = async (): Promise<boolean> =>
    (await findPostmaster(cluster))?.pid === pid && (await isPostgres(pid));
  while (Date.now() < deadline && (await isRunning())) await pause(POLL_MS);
}
