import { spawn } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The ids of `nobody` on Linux and, as an unsigned pair, harmless elsewhere. */
const NOBODY = 65534;

/** As whom PostgreSQL's programs run: it refuses to run as root. */
export interface Account {
  /** Put before every command. */
  readonly prefix: readonly string[];
  /** Who must own the files, and as whom children are spawned; `null`: whoever we are. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** Whether children are spawned as `owner`, rather than seen as it through `prefix`. */
  readonly isSwitched: boolean;
}

const OURSELVES: Account = { prefix: [], owner: null, isSwitched: false };

/**
 * Finds an account for PostgreSQL. Root is mapped to `nobody` in a user namespace where the system
 * lets us, since then files stay root's own; else children become `nobody` in earnest.
 */
export async function findAccount(): Promise<Account> {
  if (process.geteuid?.() !== 0) return OURSELVES;
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (await succeeds([...prefix, 'true'])) {
    return { prefix, owner: { uid: 0, gid: 0 }, isSwitched: false };
  }
  return { prefix: [], owner: { uid: NOBODY, gid: NOBODY }, isSwitched: true };
}

/** Hands a folder and all below it to the account, unless the folder is the account's already. */
export async function ownFolder(folder: string, { owner }: Account): Promise<void> {
  if (owner === null || (await lstat(folder)).uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chown(path, owner.uid, owner.gid);
  }
  // Last, so that a start that is killed half way begins anew.
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
