import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

import { findAccount, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';

/** Programs and account of every child process. */
export interface Toolbox {
  readonly binaries: Binaries;
  readonly account: Account;
}

/** Finds PostgreSQL's programs, and the account to run them on the server's folder. */
export async function findTools(home: string): Promise<Toolbox> {
  return { binaries: await findBinaries(home), account: await findAccount() };
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
