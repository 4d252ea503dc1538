import { choiceOption } from '../frame/cli-option.ts';
import { fileOperands, type Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { LocalizedIo } from '../frame/io.ts';
import { printErrors } from '../frame/print-error.ts';
import { eachPart } from '../input/each-part.ts';
import { MODES_OPTION, toModes } from '../input/mode-option.ts';
import { AT_OPTION, partOf, readSources } from '../input/read-sources.ts';
import { countFindings, isAsBad, SEVERITIES, type LintedFile } from './finding.ts';
import { lintJson } from './lint-json.ts';
import { lintSource } from './lint-source.ts';
import { lintText } from './lint-text.ts';
import { toSarif } from './to-sarif.ts';

const FORMAT = choiceOption('format', {
  choices: ['text', 'json', 'sarif'],
  standard: 'text',
  summary: ({ lint }) => lint.options.format,
});
const FAIL_ON = choiceOption('fail-on', {
  choices: SEVERITIES,
  standard: 'error',
  summary: ({ lint }) => lint.options.failOn,
});
/** `form-engine lint`: everything that is odd in definitions. */
export const lintCommand: Command = {
  name: 'lint',
  help: ({ lint }) => lint,
  operands: fileOperands('<file…>'),
  options: [FORMAT, FAIL_ON, MODES_OPTION, AT_OPTION],
  examples: [
    "form-engine lint 'pages/**/*.json'",
    "form-engine lint --at /page --format sarif 'trouble/*.json' > lint.sarif",
    'curl -s https://example.com/filters | form-engine lint - --fail-on warning',
  ],
  run: async (given, io) => {
    const { sources, errors } = await readSources(given.operands, io);
    const modes = toModes(given.of(MODES_OPTION));
    const { parts, others } = eachPart(sources, given.of(AT_OPTION), partOf);
    const files = parts.map((part) => lintSource(part, modes, io.words));
    const all = [...errors, ...others];

    // With nothing read there is nothing to report on.
    if (files.length > 0 || all.length === 0) {
      io.stdout.write(reportOf(files, given.of(FORMAT), io));
    }
    if (all.length > 0) return printErrors(all, io);
    const limit = given.of(FAIL_ON);
    const counts = countFindings(files);
    const isBad = SEVERITIES.some((one) => counts[one] > 0 && isAsBad(one, limit));
    return isBad ? EXIT.found : EXIT.good;
  },
};

function reportOf(
  files: readonly LintedFile[],
  format: 'text' | 'json' | 'sarif',
  io: LocalizedIo,
): string {
  switch (format) {
    case 'text':
      return lintText(files, io);
    case 'json':
      return lintJson(files);
    case 'sarif':
      return toSarif(files, io.words);
  }
}
