import { writeTrace } from '../../trace.ts';
import { CliError, usageError } from '../frame/cli-error.ts';
import { flagOption, numberOption, textOption } from '../frame/cli-option.ts';
import { fileOperands, type Command, type CommandArguments } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { LocalizedIo } from '../frame/io.ts';
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
  summary: ({ tool, fuzz }) => tool.standard(fuzz.options.runs, String(STANDARD_RUNS)),
  min: 1,
  max: MOST_RUNS,
});
const PATH = textOption('path', {
  placeholder: '<path>',
  summary: ({ fuzz }) => fuzz.options.path,
});
const OUT = textOption('out', {
  placeholder: '<file>',
  summary: ({ fuzz }) => fuzz.options.out,
  isPath: true,
});
const JSON_FLAG = flagOption('json', ({ fuzz }) => fuzz.options.json);

/**
 * `form-engine fuzz`: random acts against the laws of the engine.
 *
 * @param laws Other laws than the engine's, for a test of the command.
 */
export function fuzzCommand(laws: readonly Law[] = LAWS): Command {
  return {
    name: 'fuzz',
    help: (words) => ({
      ...words.fuzz,
      description: [
        words.fuzz.laws(laws.map(({ sentence }) => sentence(words))),
        ...words.fuzz.description,
      ],
    }),
    operands: fileOperands('<file…>'),
    options: [RUNS, SEED_OPTION, PATH, MODES_OPTION, AT_OPTION, OUT, JSON_FLAG],
    examples: ["form-engine fuzz 'pages/*.json' --runs 1000 --out broken.trace.json"],
    run: async (given, io) => {
      checkPath(given);
      const { sources, errors } = await readSources(given.operands, io);
      const { parts, others } = eachPart(sources, given.of(AT_OPTION), definitionsOf);
      if (parts.length === 0) return printErrors([...errors, ...others], io);
      const fuzzForm = await loadFuzzer();
      const seed = seedOf(given.of(SEED_OPTION));
      const runs = given.of(RUNS) ?? STANDARD_RUNS;
      const path = given.of(PATH);
      const results: FuzzedForm[] = [];
      for (const { source, document } of parts) {
        for (const mode of toModes(given.of(MODES_OPTION))) {
          const found = fuzzForm({ document, mode, laws, runs, seed, path, words: io.words });
          const at = given.of(AT_OPTION);
          const lawCount = laws.length + 1;
          const form = { name: source.name, mode, runs, seed, at, lawCount, found };
          const result = { ...form, out: await written(form, results, { given, io }) };
          results.push(result);
          if (!given.of(JSON_FLAG)) io.stdout.write(fuzzText(result, io));
        }
      }
      if (given.of(JSON_FLAG)) io.stdout.write(fuzzJson(results, io.words));
      if (errors.length + others.length > 0) return printErrors([...errors, ...others], io);
      return results.some(({ found }) => found !== null) ? EXIT.found : EXIT.good;
    },
  };
}

/** A path leads somewhere from its own seed alone. */
function checkPath(given: CommandArguments): void {
  const path = given.of(PATH);
  if (path === null) return;
  if (!/^\d+(?::\d+)*$/.test(path)) throw usageError(({ fuzz }) => fuzz.badPath(path));
  if (given.of(SEED_OPTION) === null) throw usageError(({ fuzz }) => fuzz.pathWithoutSeed());
}

interface Writing {
  readonly given: CommandArguments;
  readonly io: LocalizedIo;
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
    throw new CliError(EXIT.missing, ({ fuzz }) => fuzz.notInstalled(), { cause: error });
  }
}

function isMissingPeer(error: unknown): boolean {
  return (
    error instanceof Error && /Cannot find (?:package|module) 'fast-check'/.test(error.message)
  );
}
