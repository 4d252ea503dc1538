import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

/** A process that uses the embedded server. */
export interface ServerUser {
  readonly child: ChildProcess;
  /** As printed: one line of JSON; throws with its complaint when it ended instead. */
  readonly address: Promise<pg.ClientConfig>;
}

/** Starts a process of its own that launches or adopts the server of the folder. */
export function startUser(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): ServerUser {
  const script = fileURLToPath(new URL('./launch-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=source', script, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const address = new Promise<pg.ClientConfig>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.includes('\n')) resolve(JSON.parse(said));
    });
    child.on('exit', () => reject(new Error(`The process ended: ${complaint}`)));
  });
  return { child, address };
}

/** Lets a process leave in peace, and waits until it has. */
export async function leave({ child }: ServerUser): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

/** Kills a process as a power cut would. */
export async function kill({ child }: ServerUser): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Asks one question of a server. */
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
