import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';

import { lastError } from './last-error.ts';
import { startPaceMeter } from './pace-meter.ts';
import { LAYERS, partsOf, reportOf, type Layer, type Part } from './parts.ts';
import { childrenSeconds } from './processor-time.ts';
import type { Tally } from './tally.ts';
import { makeTestRoom } from './test-room.ts';

const LONG_RUNS = '1000';

const room = await makeTestRoom();
const parts = partsOf(room);
const wanted = process.argv.slice(2).filter((word) => word !== '--long');
const isLong = process.argv.includes('--long');
const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
}

/**
 * `npm test` runs every layer, `npm run check` the parts it names, `--long` every journey and
 * 1,000 cases of each law. Ends with the seconds of each layer, the failed tests and one count: a
 * log of which only the end is kept names what failed.
 */
let passed = 0;
const failures: string[] = [];
const rows: string[] = [];
for (const layer of LAYERS) {
  const names = layer.parts.filter((name) => wanted.length === 0 || wanted.includes(name));
  if (names.length === 0) continue;
  const tally = await runLayer({ ...layer, parts: names });
  passed += tally.passed;
  failures.push(...tally.failures);
}
await rm(room, { recursive: true, force: true });
console.log(`\n${rows.join('\n')}`);
console.log(`\n${failures.map((failure) => `FAILED ${failure}\n`).join('')}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function runLayer({ title, parts: names, budget }: Layer): Promise<Tally> {
  const [started, before, meter] = [Date.now(), childrenSeconds(), startPaceMeter()];
  const isAlone = names.length === 1;
  const tallies = await Promise.all(names.map((name) => runPart(name, isAlone)));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const [after, pace] = [childrenSeconds(), meter.stop()];
  const used = before === null || after === null ? null : after - before;
  const isOver = !isLong && used !== null && used > budget * pace;
  const allowed = `${budget} s of processor time at a pace of ${pace.toFixed(2)}`;
  const spent = used === null ? '' : `, ${used.toFixed(0)} of ${allowed}`;
  rows.push(`${title}: ${seconds} s${spent}${isOver ? ', OVER ITS BUDGET' : ''}`);
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: [
      ...tallies.flatMap((tally) => tally.failures),
      ...(isOver ? [`${title} › the budget of processor time`] : []),
    ],
  };
}

async function runPart(name: string, isAlone: boolean): Promise<Tally> {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part ${name}.`);
  const started = Date.now();
  const report = reportOf(room, name);
  const { isGood, output } = await run(part.command, { report, isAlone });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const tally = await tallyOf(part, { isGood, output }, report);
  const verdict = tally.failures.length === 0 ? 'good' : 'FAILED';
  console.log(`\n── ${part.title}: ${verdict} in ${seconds} s\n${isAlone ? '' : output}`);
  return tally;
}

async function tallyOf(part: Part, { isGood, output }: Outcome, report: string): Promise<Tally> {
  const whole = { passed: 0, failures: [`${part.title} › the whole run: ${lastError(output)}`] };
  if (part.tally === null) return isGood ? { passed: 1, failures: [] } : whole;
  const text = await readFile(report, 'utf8').catch(() => null);
  const tally = text === null ? whole : part.tally(text);
  // A runner may break outside any test (a worker that dies): that is a failure too.
  return isGood || tally.failures.length > 0 ? tally : { ...tally, failures: whole.failures };
}

interface RunOptions {
  readonly report: string;
  /** Writes to the terminal at once; parts that run in parallel write at their end. */
  readonly isAlone: boolean;
}

interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
}

function run(command: readonly string[], { report, isAlone }: RunOptions): Promise<Outcome> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TMPDIR: room,
        TEST_ROOM: room,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(isLong && { LAW_RUNS: LONG_RUNS, LONG: 'true' }),
      },
    });
    const keep = (piece: Buffer): void => {
      output += piece.toString();
      if (isAlone) process.stdout.write(piece);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}
