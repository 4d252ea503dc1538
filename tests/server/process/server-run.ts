import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A run of the server of `npm start`. */
export interface ServerRun {
  readonly child: ChildProcess;
  /** Its address; rejects with the error output when the process exits first. */
  readonly address: Promise<string>;
  /** Everything that it has printed, its log included. */
  readonly printed: () => string;
}

/**
 * Starts the server on a free port.
 *
 * @param enter Shell command to run first, e.g. one that applies a memory limit.
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
      TILES_URL: '',
      ...environment,
    },
  });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString();
      const [, url] = /"Bozor is at (http:[^"]+)"/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on('close', () => reject(new Error(complaint)));
  });
  // A caller that does not await the address must not cause an unhandled rejection.
  address.catch(() => undefined);
  return { child, address, printed: () => output };
}

/** Sends a signal and waits for the exit. */
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
