import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { Account } from './account.ts';
import { SUPERUSER } from './create-cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** Connection options of a server for `pg`. */
export interface Address {
  /** Folder of a unix socket, or a host name. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
}

/** A unix socket; TCP on the loopback with a password where `pg` does not support unix sockets. */
export type Transport = 'socket' | 'tcp';

/** Transport of this platform. */
export const PLATFORM_TRANSPORT: Transport = process.platform === 'win32' ? 'tcp' : 'socket';

const SOCKET_PORT = 5432;
const SOCKET_FOLDER_PREFIX = 'bozor-';
/** Maximum length of a unix socket's path, in bytes, on the strictest system (macOS). */
const SOCKET_PATH_LIMIT = 103;
const LOOPBACK = '127.0.0.1';

/** Address at which a new server listens. */
export interface Listener {
  /** Arguments of the server's command line. */
  readonly words: readonly string[];
  readonly socketFolder: string | null;
}

/**
 * Chooses an address to listen at. The socket's folder has a short path for any DATA_DIR, and only
 * the account can read it.
 */
export async function openListener(transport: Transport, { owner }: Account): Promise<Listener> {
  if (transport === 'tcp') {
    const port = String(await freePort());
    return { words: ['-h', LOOPBACK, '-p', port, '-k', ''], socketFolder: null };
  }
  const socketFolder = await mkdtemp(join(shortTemporaryFolder(), SOCKET_FOLDER_PREFIX));
  if (owner !== null) await chown(socketFolder, owner.uid, owner.gid);
  return { words: ['-h', '', '-p', String(SOCKET_PORT), '-k', socketFolder], socketFolder };
}

/** Removes a socket's folder, if this module created it. */
export async function removeSocketFolder(folder: string | null): Promise<void> {
  if (folder === null || !basename(folder).startsWith(SOCKET_FOLDER_PREFIX)) return;
  await rm(folder, { recursive: true, force: true });
}

/** Returns the address of a running server of this cluster. */
export async function addressOf(postmaster: Postmaster, cluster: string): Promise<Address> {
  const { port, socketFolder } = postmaster;
  const who = { port, user: SUPERUSER, database: 'postgres' };
  if (socketFolder !== '') return { ...who, host: socketFolder };
  const password = await readFile(join(cluster, 'password'), 'utf8');
  return { ...who, host: LOOPBACK, password };
}

function shortTemporaryFolder(): string {
  const socket = join(tmpdir(), `${SOCKET_FOLDER_PREFIX}123456`, `.s.PGSQL.${SOCKET_PORT}.lock`);
  return Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT ? tmpdir() : '/tmp';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
