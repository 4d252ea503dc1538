import { writeTrace } from '../../trace.ts';
import { CliError, usageError } from '../frame/cli-error.ts';
import { flagOption, numberOption, textOption, type CliOption } from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { CommandIo } from '../frame/io.ts';
import { plural } from '../frame/plural.ts';
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

const JSON_FLAG = flagOption('json', 'Prints the results as data.');
const JUNIT = textOption('junit', {
  placeholder: '<file>',
  summary: 'Writes the results as JUnit XML too, a test case for each trace.',
  isPath: true,
});
const UPDATE = flagOption(
  'update',
  'Writes what the engine does now into the traces as their expectation, and names the files that changed.',
);
const RACE = numberOption('race', {
  placeholder: '<number>',
  summary:
    'Replays each trace under so many schedules more, answers held, reordered, failed and repeated, and checks that the form ends the same.',
  min: 1,
  max: MOST_RACES,
});
const SHRINK = textOption('shrink', {
  placeholder: '<file>',
  summary: 'Writes the smallest trace that diverges as the first diverging one does.',
  isPath: true,
});
const QUIET = flagOption('quiet', 'Prints nothing but divergences.', 'q');

/** `form-engine replay`: traces held to their expectations. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'Plays traces and tells the first divergence of each from what it expects.',
  description: [
    'A trace holds definitions, what happened, the answers of the server with their order, and what was expected. It needs neither a server nor a clock, so it says the same everywhere.',
    'Of a trace that diverges, the first step that does is shown: the acts around it, and for every difference its place in the file, what was expected (-) and what the form has (+).',
  ],
  operands: fileOperands('<file…>'),
  options: [JSON_FLAG, JUNIT, UPDATE, RACE, SEED_OPTION, SHRINK, QUIET],
  examples: [
    {
      line: "form-engine replay 'traces/**/*.trace.json' --junit replay.xml",
      meaning: 'Replays all traces, for a CI server.',
    },
    {
      line: "form-engine replay 'traces/*.trace.json' --update",
      meaning: 'Accepts what the engine does now, on purpose.',
    },
    {
      line: 'form-engine replay cars.trace.json --race 200 --seed 7',
      meaning: 'Shows that no order of answers changes how the form ends.',
    },
    {
      line: 'form-engine replay bug.trace.json --shrink small.trace.json',
      meaning: 'Finds the few acts that show the fault.',
    },
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
  throw usageError({
    what: `--update was given with --${clash.name}.`,
    why: 'What is accepted cannot diverge, so there would be nothing to tell.',
    remedy: 'Run the command twice: first with --update, then without.',
  });
}

function playSource(source: Source, race: RaceSpec, io: CommandIo): TraceResult {
  try {
    const result = replaySource(source, readTraceSource(source), io.now);
    return result.outcome === 'same' && race.count > 0 ? raceSource(result, race) : result;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { outcome: 'unread', name: source.name, error: error };
  }
}

function printResult(result: TraceResult, isQuiet: boolean, { stdout }: CommandIo): void {
  if (result.outcome === 'diverged') stdout.write(`${divergenceText(result, stdout)}\n\n`);
  if (result.outcome === 'same' && !isQuiet) stdout.write(`${sameText(result, stdout)}\n`);
}

interface Reporting {
  readonly given: CommandArguments;
  readonly io: CommandIo;
}

async function report(
  results: readonly TraceResult[],
  race: RaceSpec,
  { given, io }: Reporting,
): Promise<void> {
  if (given.of(JSON_FLAG)) io.stdout.write(replayJson(results));
  else if (!given.of(QUIET)) io.stdout.write(`${summaryText(results, race)}\n`);

  const junit = given.of(JUNIT);
  if (junit !== null) await writeOutput(junit, toJunit(results), io);
  const out = given.of(SHRINK);
  const [first] = results.flatMap((result) => (result.outcome === 'diverged' ? [result] : []));
  if (out === null || first === undefined) return;
  const small = shrinkDivergence(first);
  await writeOutput(out, writeTrace(small), io);
  const acts = `${plural(small.acts.length, 'act')} left of ${first.trace.acts.length}`;
  io.stderr.write(`wrote ${out}: ${acts}\n`);
}
