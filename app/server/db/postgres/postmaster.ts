import { execFile } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a running server says of itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of the unix socket; empty where there is none (Windows). */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** Lines of `postmaster.pid`, from 0 (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_*). */
const LINE = { pid: 0, port: 3, socketFolder: 4, status: 7 } as const;

/** The server that has this cluster in use; `null` when none has, or its file is half written. */
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
 * Whether this process is alive and a PostgreSQL: after a crash, and in every restarted container,
 * the number in the file may by now be somebody else's.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const name = await commandOf(pid);
  return name === null || basename(name).startsWith('postgres');
}

/** Whether a process of this number exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes a dead server's lock out of the way when its number now is somebody else's: PostgreSQL
 * would think the server alive. A lock that was renewed meanwhile is put back.
 */
export async function removeStaleLock(cluster: string, pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  const lock = join(cluster, 'postmaster.pid');
  const aside = `${lock}.stale-${process.pid}`;
  try {
    await rename(lock, aside);
  } catch {
    // Another process was faster.
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
