import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

/** A process that uses the embedded server. */
export interface ServerUser {
  readonly child: ChildProcess;
  /** The printed address; rejects with the error output when the process exits first. */
  readonly address: Promise<pg.ClientConfig>;
}

/** Starts a process that launches or adopts the server of the folder. */
export function startUser(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): ServerUser {
  const script = fileURLToPath(new URL('./launch-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=source', script, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const address = new Promise<pg.ClientConfig>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (output.includes('\n')) resolve(JSON.parse(output));
    });
    child.on('exit', () => reject(new Error(`The process ended: ${complaint}`)));
  });
  return { child, address };
}

/** Closes a process's input and waits until it exits. */
export async function leave({ child }: ServerUser): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

/** Kills a process without a warning. */
export async function kill({ child }: ServerUser): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs one query on a server. */
export async function ask(address: pg.ClientConfig, question: string): Promise<unknown> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
