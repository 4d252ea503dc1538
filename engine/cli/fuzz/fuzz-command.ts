import { writeTrace } from '../../trace.ts';
import { CliError, usageError } from '../frame/cli-error.ts';
import { flagOption, numberOption, textOption } from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { CommandIo } from '../frame/io.ts';
import { printErrors } from '../frame/print-error.ts';
import { writeOutput } from '../frame/write-output.ts';
import { eachPart } from '../input/each-part.ts';
import { MODES_OPTION, toModes } from '../input/mode-option.ts';
import { AT_OPTION, definitionsOf, readSources } from '../input/read-sources.ts';
import { SEED_OPTION, seedOf } from '../input/seed-option.ts';
import { fuzzJson, fuzzText, type FuzzedForm } from './fuzz-report.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws.ts';

const STANDARD_RUNS = 200;
const MOST_RUNS = 10_000_000;

const RUNS = numberOption('runs', {
  placeholder: '<number>',
  summary: `Sessions of each form that are played. Default: ${STANDARD_RUNS}.`,
  min: 1,
  max: MOST_RUNS,
});
const PATH = textOption('path', {
  placeholder: '<path>',
  summary: 'With --seed: leads straight to a failure that was shown before.',
});
const OUT = textOption('out', {
  placeholder: '<file>',
  summary: 'Writes the failing trace there; of several, the others beside it with numbers.',
  isPath: true,
});
const JSON_FLAG = flagOption('json', 'Prints the results as data.');

/**
 * `form-engine fuzz`: random acts against the laws of the engine.
 *
 * @param laws Other laws than the engine's, for a test of the command.
 */
export function fuzzCommand(laws: readonly Law[] = LAWS): Command {
  return {
    name: 'fuzz',
    summary: 'Plays random acts in a form until a law of the engine is broken.',
    description: [
      `The laws: ${laws.map(({ says }) => says).join(' ')} Compiling and playing never throw.`,
      'Where one is broken, the trace that breaks it is made as small as it goes, and the seed and the path are shown that lead to it again. Needs the package fast-check.',
    ],
    operands: fileOperands('<file…>'),
    options: [RUNS, SEED_OPTION, PATH, MODES_OPTION, AT_OPTION, OUT, JSON_FLAG],
    examples: [
      {
        line: "form-engine fuzz 'pages/*.json' --runs 1000 --out broken.trace.json",
        meaning: 'Plays a thousand sessions of each form, in both modes.',
      },
    ],
    run: async (given, io) => {
      checkPath(given);
      const { sources, errors } = await readSources(given.operands, io);
      const { parts, others } = eachPart(sources, given.of(AT_OPTION), definitionsOf);
      if (parts.length === 0) return printErrors([...errors, ...others], io);
      const fuzzForm = await loadFuzzer();
      const seed = seedOf(given.of(SEED_OPTION));
      const runs = given.of(RUNS) ?? STANDARD_RUNS;
      const results: FuzzedForm[] = [];
      for (const { source, document } of parts) {
        for (const mode of toModes(given.of(MODES_OPTION))) {
          const found = fuzzForm({ document, mode, laws, runs, seed, path: given.of(PATH) });
          const at = given.of(AT_OPTION);
          const lawCount = laws.length + 1;
          const form = { name: source.name, mode, runs, seed, at, lawCount, found };
          const result = { ...form, out: await written(form, results, { given, io }) };
          results.push(result);
          if (!given.of(JSON_FLAG)) io.stdout.write(fuzzText(result, io.stdout));
        }
      }
      if (given.of(JSON_FLAG)) io.stdout.write(fuzzJson(results));
      if (errors.length + others.length > 0) return printErrors([...errors, ...others], io);
      return results.some(({ found }) => found !== null) ? EXIT.found : EXIT.good;
    },
  };
}

/** A path leads somewhere from its own seed alone. */
function checkPath(given: CommandArguments): void {
  const path = given.of(PATH);
  if (path === null) return;
  const remedy = 'Copy both from the line that begins with «again:».';
  if (!/^\d+(?::\d+)*$/.test(path)) {
    const why = 'A path is numbers with colons between, as a failing run tells it.';
    throw usageError({ what: `--path is "${path}".`, why, remedy });
  }
  if (given.of(SEED_OPTION) !== null) return;
  const why = 'From another seed the same path leads elsewhere.';
  throw usageError({ what: '--path was given without --seed.', why, remedy });
}

interface Writing {
  readonly given: CommandArguments;
  readonly io: CommandIo;
}

/** Writes a failing trace where one is asked for; its path. */
async function written(
  { found }: Pick<FuzzedForm, 'found'>,
  before: readonly FuzzedForm[],
  { given, io }: Writing,
): Promise<string | null> {
  const out = given.of(OUT);
  if (out === null || found === null) return null;
  const number = before.filter((one) => one.out !== null).length + 1;
  const path =
    number === 1 ? out : out.replace(/(?:\.trace)?(?:\.json)?$/, (end) => `-${number}${end}`);
  await writeOutput(path, writeTrace(found.trace), io);
  return path;
}

/** The part that needs fast-check, which is installed by those who fuzz. */
async function loadFuzzer() {
  try {
    const { fuzzForm } = await import('./fuzz-form.ts');
    return fuzzForm;
  } catch (error) {
    if (!isMissingPeer(error)) throw error;
    const advice = {
      what: 'The package fast-check is not installed.',
      why: 'It makes the random acts, and form-engine leaves it to those who fuzz.',
      remedy: 'Run npm install --save-dev fast-check, and the command again.',
    };
    throw new CliError(EXIT.missing, advice, { cause: error });
  }
}

function isMissingPeer(error: unknown): boolean {
  return (
    error instanceof Error && /Cannot find (?:package|module) 'fast-check'/.test(error.message)
  );
}
