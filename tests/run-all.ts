import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { playwrightTally, vitestTally, type Tally } from './tally.ts';

interface Part {
  readonly title: string;
  readonly command: readonly string[];
  /** Reads the counts out of the runner's own report; a part without one counts as one check. */
  readonly tally: ((report: string) => Tally) | null;
}

const reports = await mkdtemp(join(tmpdir(), 'bozor-tests-'));
const vitest = (project: string): readonly string[] => [
  'vitest',
  'run',
  '--config=tests/vitest.config.ts',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, `${project}.json`)}`,
];

const PARTS: Readonly<Record<string, Part>> = {
  types: { title: 'types', command: ['tsc', '-p', '.'], tally: null },
  lint: { title: 'lint', command: ['oxlint', '--type-aware'], tally: null },
  format: { title: 'format', command: ['oxfmt', '--check'], tally: null },
  unused: { title: 'dead code', command: ['knip'], tally: null },
  node: { title: 'unit tests', command: vitest('node'), tally: vitestTally },
  browser: { title: 'component tests', command: vitest('browser'), tally: vitestTally },
  e2e: {
    title: 'browser tests',
    command: ['playwright', 'test', '-c', 'tests/e2e'],
    tally: playwrightTally,
  },
};

/** `npm run check` names the parts it wants; `npm test` runs them all. Closes with one count. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(PARTS);
let passed = 0;
let failed = 0;
for (const name of names) {
  const part = PARTS[name];
  if (part === undefined) {
    throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
  }
  const tally = await runPart(name, part);
  passed += tally.passed;
  failed += tally.failed;
}
await rm(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runPart(name: string, part: Part): Promise<Tally> {
  console.log(`\n── ${part.title}`);
  const started = Date.now();
  const report = join(reports, `${name}.json`);
  const isGood = await succeeds(part.command, report);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const tally = await tallyOf(part, isGood, report);
  console.log(`${part.title}: ${tally.failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`);
  return tally;
}

async function tallyOf(part: Part, isGood: boolean, report: string): Promise<Tally> {
  if (part.tally === null) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(report, 'utf8').catch(() => null);
  const tally = text === null ? { passed: 0, failed: 1 } : part.tally(text);
  // A runner may break outside any test (a worker that dies): that is a failure too.
  return isGood || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function succeeds(command: readonly string[], report: string): Promise<boolean> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
