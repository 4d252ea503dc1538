import { join, resolve } from 'node:path';

import { joinServer, type JoinedServer, type ServerOptions } from './join-server.ts';
import { findTools, runProgram } from './run-program.ts';
import { removeSocketFolder, type Address } from './transport.ts';

/** A PostgreSQL that runs, ours or another process's. */
export interface RunningPostgres {
  /** Where it is now. */
  readonly address: () => Address;
  /** Leaves; the last process to leave stops the server. */
  readonly close: () => Promise<void>;
}

/** What may be chosen, and who is told. */
export interface LaunchOptions extends ServerOptions {
  /** The server died and was started anew, or adopted, elsewhere. */
  readonly onMove?: (address: Address) => void;
  /** The server died, and none can be had. */
  readonly onLoss?: (error: unknown) => void;
}

/**
 * Runs PostgreSQL on a folder: makes the cluster when there is none, adopts the server that runs
 * on it, else starts one; and again whenever that one dies. Any number of processes may do so at
 * once, and any of them may be killed.
 *
 * @param folder Ours to fill: `cluster/`, `postgres.log`, perhaps links to libraries.
 * @throws When no server can be had.
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
    await runProgram(tools, tools.binaries.pgCtl, 'stop', '-D', cluster, '-m', 'fast', '-w');
    await removeSocketFolder(postmaster.socketFolder);
  }
  await lease.end();
}
