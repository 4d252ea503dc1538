import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Content of `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the unix socket; empty without one (Windows). */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** Lines of `postmaster.pid`, from 0 (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
const LINE = { pid: 0, port: 3, socketFolder: 4, status: 7 } as const;

/**
 * Finds the server that uses this cluster; `null` when there is none, or its file is incomplete.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[LINE.pid] ?? '');
  const port = Number(lines[LINE.port] ?? '');
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port)) return null;
  const isReady = lines[LINE.status] === 'ready';
  return { pid, port, socketFolder: lines[LINE.socketFolder] ?? '', isReady };
}

/**
 * Whether this process is alive and is PostgreSQL: after a crash, and in every restarted container,
 * the pid in the file may belong to another process.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const name = await commandOf(pid);
  return name === null || basename(name).startsWith('postgres');
}

/** Whether a process with this pid exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes the lock of a dead server when its pid belongs to another process: PostgreSQL would treat
 * the server as alive. A lock that was renewed in the meantime is restored.
 */
export async function removeStaleLock(cluster: string, pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  const lock = join(cluster, 'postmaster.pid');
  const aside = `${lock}.stale-${process.pid}`;
  try {
    await rename(lock, aside);
  } catch {
    // Another process removed it first.
    return;
  }
  const isRenewed = Number.parseInt(await readFile(aside, 'utf8'), 10) !== pid;
  await (isRenewed ? rename(aside, lock) : rm(aside, { force: true }));
}

async function commandOf(pid: number): Promise<string | null> {
  const listed = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null);
  if (listed !== null) return listed.trim();
  return new Promise((resolve) => {
    execFile('ps', ['-p', String(pid), '-o', 'comm='], (error, name) => {
      resolve(error === null ? name.trim() : null);
    });
  });
}
