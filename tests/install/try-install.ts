import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { routes } from '../../app/contract/wire/routes.ts';

/** Timeout of a build, an empty database and its seed on a slow machine. */
const START_TIMEOUT_MS = 300_000;
const ADDRESS = /"Bozor is at (http:[^"]+)"/;
/** Maximum length of a line of the server's log. */
const PID = /"pid":(\d+)/;

// Checks what `npm ci --omit=dev && npm start` serves for the last commit, in a folder of its own.
const folder = await mkdtemp(join(tmpdir(), 'bozor-install-'));
try {
  const copy = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: copy });
  const env = {
    ...ownEnvironment(),
    PORT: '0',
    DATA_DIR: join(folder, '.data'),
    SEED_ADS: 'true',
    LOG_LEVEL: 'info',
  };
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, env, stdio: 'inherit' });
  const npm = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const { address, pid } = await started(npm);
    await checkPage(address);
    await checkSearch(address);
    await stop(npm, pid);
  } finally {
    npm.kill('SIGTERM');
  }
  console.log('install: good, a production install serves the page and the search');
} catch (error) {
  console.error(`install: FAILED. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}

/** The environment of a person's shell: without npm's settings and commands of this checkout. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|HOST$|CLIENT_DIR$)/i.test(name),
  );
  const isOurs = (part: string) => part.endsWith(join('node_modules', '.bin'));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !isOurs(part));
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
}

/** URL of the server, and its process: npm itself ends by the signal that it forwards. */
interface Started {
  readonly address: string;
  readonly pid: number;
}

/** Reads the server's output. Rejects when it exits before it listens, or times out. */
async function started(npm: ChildProcess): Promise<Started> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (what: string) => reject(new Error(`${what}: ${printed}`));
    const timer = setTimeout(() => fail('The server did not listen in time'), START_TIMEOUT_MS);
    npm.stdout?.on('data', (piece: Buffer) => {
      printed += piece.toString();
      const [, address] = ADDRESS.exec(printed) ?? [];
      const [, pid] = PID.exec(printed) ?? [];
      if (address === undefined || pid === undefined) return;
      clearTimeout(timer);
      resolve({ address, pid: Number(pid) });
    });
    npm.on('exit', (code) => {
      clearTimeout(timer);
      fail(`The server ended with status ${code} before it listened`);
    });
  });
}

/** The page is HTML, and its script exists. */
async function checkPage(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  if (script === undefined) throw new Error(`The page names no script: ${html.slice(0, 500)}`);
  const { status, headers } = await fetch(new URL(script, address), { method: 'HEAD' });
  const type = headers.get('content-type') ?? '';
  if (status !== 200 || !type.includes('javascript')) {
    throw new Error(`The script ${script} answers ${status}, ${type}.`);
  }
}

/** The search finds seeded ads. */
async function checkSearch(address: string): Promise<void> {
  const answer = await fetch(new URL(`${routes.search.path}?limit=5`, address), {
    method: routes.search.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filters: [] }),
  });
  const text = await answer.text();
  const found: { readonly advertisements?: readonly unknown[] } = JSON.parse(text);
  if (answer.status !== 200 || (found.advertisements?.length ?? 0) === 0) {
    throw new Error(`The search answers ${answer.status}: ${text.slice(0, 500)}`);
  }
}

/** Stops the server, and expects the exit status 0. */
async function stop(npm: ChildProcess, pid: number): Promise<void> {
  const ended = once(npm, 'exit');
  process.kill(pid, 'SIGTERM');
  await ended;
  if (npm.exitCode !== 0) throw new Error(`The server ended with status ${npm.exitCode}.`);
}
