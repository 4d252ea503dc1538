import { spawn } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The uid and gid of `nobody` on Linux; elsewhere they are harmless. */
const NOBODY = 65534;

/** The account of PostgreSQL's programs: PostgreSQL refuses to run as root. */
export interface Account {
  /** Command prefix. */
  readonly prefix: readonly string[];
  /** Owner of the files and of the child processes; `null`: the current user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** Whether children are spawned as `owner`; otherwise `prefix` maps the current user to it. */
  readonly isSwitched: boolean;
}

const OURSELVES: Account = { prefix: [], owner: null, isSwitched: false };

/**
 * Finds an account for PostgreSQL. Root is mapped to `nobody` in a user namespace where the system
 * allows it, since the files then remain root's; else the children run as `nobody`.
 */
export async function findAccount(): Promise<Account> {
  if (process.geteuid?.() !== 0) return OURSELVES;
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (await succeeds([...prefix, 'true'])) {
    return { prefix, owner: { uid: 0, gid: 0 }, isSwitched: false };
  }
  return { prefix: [], owner: { uid: NOBODY, gid: NOBODY }, isSwitched: true };
}

/** Changes the owner of a folder and its content, unless the account already owns the folder. */
export async function ownFolder(folder: string, { owner }: Account): Promise<void> {
  if (owner === null || (await lstat(folder)).uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chown(path, owner.uid, owner.gid);
  }
  // The folder itself is last: an interrupted change is repeated on the next start.
  await chown(folder, owner.uid, owner.gid);
}

function succeeds(command: readonly string[]): Promise<boolean> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
