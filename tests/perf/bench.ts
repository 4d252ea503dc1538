import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildPage } from './build-page.ts';
import { openContestBrowser, wordsOf } from './contest-browser.ts';
import type { Contestant } from './contestants.ts';
import type { Failure } from './failure.ts';
import { installPeers } from './install-peers.ts';
import { measureHeaps } from './measure/heap.ts';
import { runRounds } from './measure/rounds.ts';
import { weighPages } from './measure/weigh-pages.ts';
import type { NodeReport } from './node/main.ts';
import { readOptions } from './options.ts';
import { servePages } from './serve-pages.ts';
import { writeReadme } from './tables/readme.ts';
import { describeMachine, loadNow, withVersions, type Report } from './tables/report.ts';
import { tablesOf } from './tables/tables.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.build', 'perf');
const NODE_LIMIT_MS = 120_000;

/**
 * `npm run bench`: one form, translated for each contestant, in production builds, in Chromium, in
 * interleaved rounds; then bytes, heap, and the engine alone in Node. A contestant that fails is
 * reported and does not stop the others. Prints the tables, writes `.build/perf/bench.json` and,
 * after a full run, this folder's README.
 */
const started = Date.now();
const load = loadNow();
const options = readOptions(process.env);
const failures: Failure[] = [];
installPeers();
const node = await runInNode();
const built = await buildPages(options.contestants);
const pages = await servePages();
const browser = openContestBrowser(pages.origin);
const ranOn = describeMachine({ chromium: await browser.version(), load });
const standings = await runRounds(browser, { ...options, contestants: built });
const weights = await weighPages(browser, built);
const heaps = await measureHeaps(browser, built);
await browser.close();
await pages.close();

const report: Report = {
  ranOn,
  options: { rounds: options.rounds, sizes: options.sizes },
  contestants: options.contestants.map(withVersions),
  standings,
  weights,
  heaps,
  node,
  failures,
};
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
if (options.isWhole) await writeReadme(report);
console.log(`\n${tablesOf(report)}\n`);
console.log(`Took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);

async function buildPages(contestants: readonly Contestant[]): Promise<readonly Contestant[]> {
  const good: Contestant[] = [];
  for (const contestant of contestants) {
    try {
      await buildPage(contestant.name);
      good.push(contestant);
    } catch (error) {
      failures.push({ contestant: contestant.name, failure: `build: ${wordsOf(error)}` });
    }
  }
  return good;
}

async function runInNode(): Promise<NodeReport | null> {
  const program = join(import.meta.dirname, 'node', 'main.ts');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=source', program],
      { timeout: NODE_LIMIT_MS },
    );
    return JSON.parse(stdout);
  } catch (error) {
    failures.push({ contestant: 'ours', failure: `in Node: ${wordsOf(error)}` });
    return null;
  }
}
