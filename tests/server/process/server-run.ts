import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A run of `npm start`'s server. */
export interface ServerRun {
  readonly child: ChildProcess;
  /** Where it listens; rejects with its complaint when it ends instead. */
  readonly address: Promise<string>;
  /** All that it has printed so far, its log included. */
  readonly printed: () => string;
}

/**
 * Starts the server as a person would, on a free port.
 *
 * @param enter What a shell does before it becomes the server, e.g. to enter a memory limit.
 */
export function startServer(
  environment: Readonly<Record<string, string>>,
  { enter = null }: { readonly enter?: string | null } = {},
): ServerRun {
  const command = [process.execPath, '--conditions=source', 'app/server/main.ts'];
  const [program = '', ...words] =
    enter === null ? command : ['sh', '-c', `${enter} && exec "$@"`, 'sh', ...command];
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      LOG_LEVEL: 'error',
      SEED_ADS: 'false',
      ...environment,
    },
  });
  let said = '';
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const [, url] = /^Bozor is at (http:\S+)$/m.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on('close', () => reject(new Error(complaint)));
  });
  // Whoever does not ask for the address may do without it.
  address.catch(() => undefined);
  return { child, address, printed: () => said };
}

/** Sends a signal and waits for the end. */
export async function stop(
  { child }: ServerRun,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
