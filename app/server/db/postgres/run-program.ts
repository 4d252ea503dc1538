import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

import { findAccount, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { findClosedFolder } from './find-closed-folder.ts';

/** Programs and account of every child process. */
export interface Toolbox {
  readonly binaries: Binaries;
  readonly account: Account;
}

/**
 * Finds PostgreSQL's programs, and the account to run them on the server's folder.
 *
 * @throws When the account cannot reach the programs.
 */
export async function findTools(home: string): Promise<Toolbox> {
  const tools = { binaries: await findBinaries(home), account: await findAccount() };
  await requireReach(tools);
  return tools;
}

/**
 * Checks that an account other than the current user can enter the folders of PostgreSQL's programs.
 *
 * @throws With the closed folder and the remedies.
 */
export async function requireReach({ binaries, account }: Toolbox): Promise<void> {
  if (!account.isSwitched || account.owner === null) return;
  const closed = await findClosedFolder(binaries.postgres, account.owner);
  if (closed === null) return;
  throw new Error(
    `PostgreSQL cannot start: it refuses to run as root, and the unprivileged user ` +
      `(uid ${account.owner.uid}) that runs it cannot enter ${closed}, where its programs are. ` +
      'Move this checkout to a folder that all users can enter, start it as a user other than ' +
      'root, allow user namespaces, or point DATABASE_URL at a PostgreSQL of your own.',
  );
}

/** Options of one start of a program. */
export interface Run {
  readonly program: string;
  readonly words: readonly string[];
  readonly stdio: StdioOptions;
  /** Whether the child survives this process and ignores the terminal's Ctrl-C. */
  readonly isDetached?: boolean;
}

/** Starts a program of PostgreSQL under the account, with an English locale. */
export function spawnProgram({ binaries, account }: Toolbox, run: Run): ChildProcess {
  const [program = '', ...words] = [...account.prefix, run.program, ...run.words];
  const ids = account.isSwitched && account.owner !== null ? account.owner : {};
  return spawn(program, words, {
    ...ids,
    cwd: '/',
    stdio: run.stdio,
    detached: run.isDetached ?? false,
    env: { ...process.env, ...binaries.environment, LC_ALL: 'C', TZ: 'UTC' },
  });
}

/**
 * Runs a program until it exits.
 *
 * @throws With its error output, when it fails.
 */
export async function runProgram(
  tools: Toolbox,
  program: string,
  ...words: string[]
): Promise<void> {
  const child = spawnProgram(tools, { program, words, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.on('data', (piece: Buffer) => {
    complaint = (complaint + piece.toString()).slice(-4_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  throw new Error(
    `${program} ended with ${code}, so there is no database. ` +
      `Make DATA_DIR a folder that this account can write and reach, or set DATABASE_URL.\n${complaint}`,
  );
}
