import { constants } from 'node:fs';
import { access, chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

import { isAlive } from '../../app/server/db/postgres/postmaster.ts';

/** File system of Linux in memory: databases of tests are copied there about ten times faster. */
const IN_MEMORY = '/dev/shm';
/** What the clusters, pictures and profiles of one run need with room to spare, in bytes. */
const NEEDED_SPACE = 3 * 1024 ** 3;
/** Left to the tests themselves, in bytes. */
const NEEDED_MEMORY = NEEDED_SPACE + 4 * 1024 ** 3;
const PREFIX = 'bozor-tests-';

/**
 * Makes the folder for everything that a run of the suite writes and does not keep: in memory where
 * there is enough of it. Folders of killed runs are removed.
 */
export async function makeTestRoom(): Promise<string> {
  const parent = (await isRoomy()) ? IN_MEMORY : tmpdir();
  await sweep(parent);
  const room = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  // As the folder that it replaces: an unprivileged PostgreSQL has its own folder in it.
  await chmod(room, 0o755);
  return room;
}

async function isRoomy(): Promise<boolean> {
  try {
    await access(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= NEEDED_SPACE && freemem() >= NEEDED_MEMORY;
  } catch {
    return false;
  }
}

async function sweep(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(PREFIX.length), 10)));
  // One of another user stays.
  await Promise.allSettled(
    left.map((name) => rm(join(parent, name), { recursive: true, force: true })),
  );
}
