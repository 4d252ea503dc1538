import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import type { Plugin } from 'vite';

import { rjsfAliases } from '../../engine/react/rjsf/vite-aliases.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.ts';
import { FIELD_COUNT } from './bench-fields.ts';
import type { Round } from './page/contest.ts';

const CONTESTANTS = ['hand-written', 'ours', 'stock', 'stock-live'] as const;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const KEYS = 40;
/** Letters typed before the engine of the browser has compiled the hot path. */
const WARM_UP_KEYS = 10;

type Contestant = (typeof CONTESTANTS)[number];

/**
 * `npm run bench`: mount and keystroke of a form of 300 fields, ours beside stock rjsf and a
 * hand-written form. Production builds, rounds interleaved in one browser; trust the ratios.
 */
installPeers();
const origin = await serve();
const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium: set CHROME_PATH to one.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const rounds = new Map<Contestant, Round[]>(CONTESTANTS.map((name) => [name, []]));

for (let round = 0; round < ROUNDS; round += 1) {
  // Another order each time: whoever comes first pays for a cold machine.
  for (let turn = 0; turn < CONTESTANTS.length; turn += 1) {
    const name = CONTESTANTS[(turn + round) % CONTESTANTS.length];
    if (name !== undefined) rounds.get(name)?.push(await runRound(browser, name));
  }
}
await browser.close();
report();
process.exit(0);

/** The peers belong to the bench alone: their own manifest and lockfile, installed on first use. */
function installPeers(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules', '@rjsf', 'validator-ajv8'))) return;
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('The peers of the bench could not be installed.');
}

/** Builds the pages for production and serves them; isolated, since clocks are coarse otherwise. */
async function serve(): Promise<string> {
  const root = join(import.meta.dirname, 'page');
  const modules = join(import.meta.dirname, '..', '..', 'node_modules');
  const outDir = join(import.meta.dirname, '..', '..', '.build', 'perf');
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const config = { configFile: false, root, logLevel: 'warn' } as const;

  await build({
    ...config,
    plugins: [react(), slimEngine()],
    resolve: {
      conditions: ['source', 'module', 'browser', 'production'],
      alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') },
    },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 2000 },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, headers } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The bench could not serve its pages.');
  return address;
}

/** The engine's aliases for its own rjsf, as the product has them; the peer's rjsf stays whole. */
function slimEngine(): Plugin {
  return {
    name: 'slim-engine',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer?.startsWith(import.meta.dirname) === true) return null;
      return rjsfAliases.find(({ find }) => find.test(source))?.replacement ?? null;
    },
  };
}

async function runRound(browser: Browser, name: Contestant): Promise<Round> {
  const page = await browser.newPage();
  await page.goto(`${origin}#${name}`);
  await page.waitForFunction(() => 'runRound' in window);
  const round = await page.evaluate((keys) => window.runRound(keys), WARM_UP_KEYS + KEYS);
  await page.close();
  return round;
}

function report(): void {
  const floor = summary('hand-written');
  console.log(
    `\n${FIELD_COUNT} fields, medians of ${ROUNDS} interleaved rounds, ms (× hand-written)`,
  );
  console.table(
    Object.fromEntries(
      CONTESTANTS.map((name) => {
        const own = summary(name);
        const row = {
          mount: withRatio(own.mount, floor.mount),
          keystroke: withRatio(own.key, floor.key),
          'of it script': withRatio(own.script, floor.script),
          'keystroke p95': withRatio(own.slowKey, floor.slowKey),
        };
        return [name, row];
      }),
    ),
  );
}

function summary(name: Contestant) {
  const own = rounds.get(name) ?? [];
  const keys = own.flatMap((round) => round.keys.slice(WARM_UP_KEYS));
  const whole = keys.map(({ wholeMs }) => wholeMs);
  const script = keys.map(({ scriptMs }) => scriptMs);
  const mounts = own.map(({ mountMs }) => mountMs);
  return {
    mount: quantile(mounts, 0.5),
    key: quantile(whole, 0.5),
    script: quantile(script, 0.5),
    slowKey: quantile(whole, 0.95),
  };
}

function quantile(numbers: readonly number[], share: number): number {
  const ordered = numbers.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

function withRatio(ms: number, floor: number): string {
  return `${ms.toFixed(2)} (×${(ms / floor).toFixed(1)})`;
}
