import { writeTrace } from '../../trace.ts';
import { CliError, usageError } from '../frame/cli-error.ts';
import { flagOption, numberOption, textOption, type CliOption } from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { printErrors } from '../frame/print-error.ts';
import { writeOutput } from '../frame/write-output.ts';
import { readSources, type Source } from '../input/read-sources.ts';
import { readTraceSource } from '../input/read-trace-source.ts';
import { SEED_OPTION, seedOf } from '../input/seed-option.ts';
import { raceSource, type RaceSpec } from './race.ts';
import { replayJson } from './replay-json.ts';
import { divergenceText, sameText, summaryText } from './replay-text.ts';
import { shrinkDivergence } from './shrink-divergence.ts';
import { toJunit } from './to-junit.ts';
import { replaySource, type TraceResult } from './trace-result.ts';
import { updateTraces } from './update-traces.ts';

const MOST_RACES = 100_000;

const JSON_FLAG = flagOption('json', ({ replay }) => replay.options.json);
const JUNIT = textOption('junit', {
  placeholder: '<file>',
  summary: ({ replay }) => replay.options.junit,
  isPath: true,
});
const UPDATE = flagOption('update', ({ replay }) => replay.options.update);
const RACE = numberOption('race', {
  placeholder: '<number>',
  summary: ({ replay }) => replay.options.race,
  min: 1,
  max: MOST_RACES,
});
const SHRINK = textOption('shrink', {
  placeholder: '<file>',
  summary: ({ replay }) => replay.options.shrink,
  isPath: true,
});
const QUIET = flagOption('quiet', ({ replay }) => replay.options.quiet, 'q');

/** `form-engine replay`: traces held to their expectations. */
export const replayCommand: Command = {
  name: 'replay',
  help: ({ replay }) => replay,
  operands: fileOperands('<file…>'),
  options: [JSON_FLAG, JUNIT, UPDATE, RACE, SEED_OPTION, SHRINK, QUIET],
  examples: [
    "form-engine replay 'traces/**/*.trace.json' --junit replay.xml",
    "form-engine replay 'traces/*.trace.json' --update",
    'form-engine replay cars.trace.json --race 200 --seed 7',
    'form-engine replay bug.trace.json --shrink small.trace.json',
  ],
  run: async (given, io) => {
    checkTogether(given);
    const { sources, errors } = await readSources(given.operands, io);
    if (given.of(UPDATE)) return updateTraces({ sources, errors }, io);

    const race = { count: given.of(RACE) ?? 0, seed: seedOf(given.of(SEED_OPTION)) };
    const results = sources.map((source) => {
      const result = playSource(source, race, io);
      if (!given.of(JSON_FLAG)) printResult(result, given.of(QUIET), io);
      return result;
    });
    await report(results, race, { given, io });
    const unread = results.flatMap((one) => (one.outcome === 'unread' ? [one.error] : []));
    const all = [...errors, ...unread];
    if (all.length > 0) return printErrors(all, io);
    return results.some(({ outcome }) => outcome === 'diverged') ? EXIT.found : EXIT.good;
  },
};

function checkTogether(given: CommandArguments): void {
  const others: readonly CliOption<unknown>[] = [JSON_FLAG, JUNIT, RACE, SHRINK];
  const clash = others.find((option) => Boolean(given.of(option)));
  if (!given.of(UPDATE) || clash === undefined) return;
  throw usageError(({ replay }) => replay.updateClash(clash.name));
}

function playSource(source: Source, race: RaceSpec, io: LocalizedIo): TraceResult {
  try {
    const result = replaySource(source, readTraceSource(source), io.now);
    return result.outcome === 'same' && race.count > 0 ? raceSource(result, race) : result;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { outcome: 'unread', name: source.name, error: error };
  }
}

function printResult(result: TraceResult, isQuiet: boolean, io: LocalizedIo): void {
  if (result.outcome === 'diverged') io.stdout.write(`${divergenceText(result, io)}\n\n`);
  if (result.outcome === 'same' && !isQuiet) io.stdout.write(`${sameText(result, io)}\n`);
}

interface Reporting {
  readonly given: CommandArguments;
  readonly io: LocalizedIo;
}

async function report(
  results: readonly TraceResult[],
  race: RaceSpec,
  { given, io }: Reporting,
): Promise<void> {
  if (given.of(JSON_FLAG)) io.stdout.write(replayJson(results, io.words));
  else if (!given.of(QUIET)) io.stdout.write(`${summaryText(results, race, io.words)}\n`);

  const junit = given.of(JUNIT);
  if (junit !== null) await writeOutput(junit, toJunit(results, io.words), io);
  const out = given.of(SHRINK);
  const [first] = results.flatMap((result) => (result.outcome === 'diverged' ? [result] : []));
  if (out === null || first === undefined) return;
  const small = shrinkDivergence(first, io.words);
  await writeOutput(out, writeTrace(small), io);
  const acts = io.words.replay.actsLeft(small.acts.length, first.trace.acts.length);
  io.stderr.write(`${io.words.tool.wrote(out)}: ${acts}\n`);
}
