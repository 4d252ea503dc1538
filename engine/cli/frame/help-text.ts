import type { CliWords } from '../words/english.en.ts';
import type { CliOption } from './cli-option.ts';
import type { Command } from './command.ts';
import { EXIT_CODES } from './exit-code.ts';
import { LANG_OPTION, optionsOf } from './read-arguments.ts';

/** Widest line of a help, in letters. */
const WIDTH = 96;
const INDENT = 2;
/** Longest term that keeps its meaning beside it; a longer one has it below. */
const TERM_WIDTH = 28;

/** How the tool is called, in a line. */
export function toolUsage({ tool }: CliWords): string {
  return `${tool.usage}: form-engine ${tool.command} ${tool.anyOptions}`;
}

/** The help of the whole tool. */
export function toolHelp(words: CliWords, commands: readonly Command[]): string {
  const { tool } = words;
  return [
    toolUsage(words),
    section(
      tool.commands,
      commands.map(({ name, help }) => [name, help(words).summary]),
    ),
    section(tool.options, [
      ['-h, --help', tool.help],
      [optionTerm(LANG_OPTION), LANG_OPTION.summary(words)],
      ['-V, --version', tool.version],
    ]),
    section(tool.exitCodes, exitRows(words)),
    tool.more,
  ].join('\n\n');
}

/** The help of one command. */
export function commandHelp(words: CliWords, command: Command): string {
  const { tool } = words;
  const { description, examples } = command.help(words);
  const lines = command.examples.map(
    (line, index) => `  ${line}\n${wrapped(examples[index] ?? '', 6)}`,
  );
  return [
    commandUsage(words, command),
    ...description.map((text) => wrapped(text, 0)),
    section(
      tool.options,
      optionsOf(command).map((option) => [optionTerm(option), option.summary(words)]),
    ),
    section(tool.exitCodes, exitRows(words)),
    [tool.examples, ...lines].join('\n'),
  ].join('\n\n');
}

/** The usage of one command, in a line. */
export function commandUsage({ tool }: CliWords, { name, operands, options }: Command): string {
  const words = ['form-engine', name, operands.usage, options.length > 0 ? tool.anyOptions : ''];
  return `${tool.usage}: ${words.filter((word) => word !== '').join(' ')}`;
}

/** An option as it is written, e.g. `--seed <number>`. */
export function optionTerm({ name, short, placeholder }: CliOption<unknown>): string {
  const letter = short === null ? '' : `-${short}, `;
  return `${letter}--${name}${placeholder === null ? '' : ` ${placeholder}`}`;
}

type Row = readonly [term: string, meaning: string];

function exitRows({ exits }: CliWords): readonly Row[] {
  return EXIT_CODES.map((code) => [String(code), exits[code]]);
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
