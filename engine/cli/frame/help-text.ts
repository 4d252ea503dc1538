import type { CliOption } from './cli-option.ts';
import type { Command } from './command.ts';
import { EXIT_CODES, EXIT_MEANINGS } from './exit-code.ts';
import { HELP_OPTION } from './read-arguments.ts';

/** Widest line of a help, in letters. */
const WIDTH = 96;
const INDENT = 2;
/** Longest term that keeps its meaning beside it; a longer one has it below. */
const TERM_WIDTH = 28;

/** How the tool is called, in a line. */
export const TOOL_USAGE = 'Usage: form-engine <command> [options]';

/** The help of the whole tool. */
export function toolHelp(commands: readonly Command[]): string {
  return [
    TOOL_USAGE,
    section(
      'Commands',
      commands.map(({ name, summary }) => [name, summary]),
    ),
    section('Options', [
      ['-h, --help', 'Tells this; behind a command, how the command is used.'],
      ['-V, --version', 'Tells the version.'],
    ]),
    section('Exit codes', exitRows()),
    'form-engine help <command> tells more. Results go to stdout, error to stderr.',
  ].join('\n\n');
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const { description, options, examples } = command;
  return [
    commandUsage(command),
    ...description.map((text) => wrapped(text, 0)),
    section(
      'Options',
      [...options, HELP_OPTION].map((option) => [optionTerm(option), option.summary]),
    ),
    section('Exit codes', exitRows()),
    ['Examples', ...examples.map(({ line, meaning }) => `  ${line}\n${wrapped(meaning, 6)}`)].join(
      '\n',
    ),
  ].join('\n\n');
}

/** The usage of one command, in a line. */
export function commandUsage({ name, operands, options }: Command): string {
  const words = ['form-engine', name, operands.usage, options.length > 0 ? '[options]' : ''];
  return `Usage: ${words.filter((word) => word !== '').join(' ')}`;
}

/** An option as it is written, e.g. `--seed <number>`. */
export function optionTerm({ name, short, placeholder }: CliOption<unknown>): string {
  const letter = short === null ? '' : `-${short}, `;
  return `${letter}--${name}${placeholder === null ? '' : ` ${placeholder}`}`;
}

type Row = readonly [term: string, meaning: string];

function exitRows(): readonly Row[] {
  return EXIT_CODES.map((code) => [String(code), EXIT_MEANINGS[code]]);
}

function section(title: string, rows: readonly Row[]): string {
  const width = Math.min(TERM_WIDTH, Math.max(...rows.map(([term]) => term.length)));
  const lines = rows.map(([term, meaning]) => {
    const text = wrapped(meaning, width + 2 * INDENT);
    const head = ' '.repeat(INDENT) + term;
    return term.length > width
      ? `${head}\n${text}`
      : head.padEnd(width + 2 * INDENT) + text.trimStart();
  });
  return [title, ...lines].join('\n');
}

/** Lines of whole words, each behind `indent` blanks. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length + indent > WIDTH && line !== '') {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one).join('\n');
}
