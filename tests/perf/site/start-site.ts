import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_LIMIT_MS = 120_000;
const ADDRESS = /"Bozor is at (http:[^"]+)"/;
/** Clock ticks of `/proc` in a second, on all current Linux systems. */
const TICKS_A_SECOND = 100;

/** The product, started on a new database with its sample ads. */
export interface Site {
  readonly origin: string;
  /** CPU time of its process so far, in ms; PostgreSQL has processes of its own. Linux only. */
  readonly cpuMs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts the built product as `npm start` does. */
export async function startSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'bozor-pages-'));
  const server = spawn(process.execPath, ['--conditions=source', 'app/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '1000000',
      TILES_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const fail = () => reject(new Error(`The server did not start: ${printed}`));
    const timer = setTimeout(fail, START_LIMIT_MS);
    server.once('exit', fail);
    server.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const [, address] = ADDRESS.exec(printed) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return {
    origin,
    cpuMs: async () => {
      const stat = await readFile(`/proc/${server.pid ?? 0}/stat`, 'utf8');
      // After the name, which may contain spaces: user and system time are the 12th and 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
    },
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    },
  };
}
