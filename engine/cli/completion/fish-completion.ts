import type { CliOption } from '../frame/cli-option.ts';
import type { Command } from '../frame/command.ts';
import { optionsOf } from '../frame/read-arguments.ts';
import type { CliWords } from '../words/english.en.ts';

/** The completion script of fish. */
export function fishCompletion(words: CliWords, commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const top = `-n 'not __fish_seen_subcommand_from ${names}'`;
  const lines = [
    '# Completion of form-engine for fish: save in ~/.config/fish/completions.',
    'complete -c form-engine -f',
    `complete -c form-engine ${top} -l help -s h -d ${quoted(words.tool.toolHelp)}`,
    `complete -c form-engine ${top} -l version -s V -d ${quoted(words.tool.version)}`,
    ...commands.map(
      ({ name, help }) =>
        `complete -c form-engine ${top} -a ${name} -d ${quoted(help(words).summary)}`,
    ),
    ...commands.flatMap((command) => commandLines(words, command)),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(words: CliWords, command: Command): readonly string[] {
  const { name, operands } = command;
  const when = `complete -c form-engine -n '__fish_seen_subcommand_from ${name}'`;
  const rest =
    operands.kind === 'files' ? `${when} -F` : `${when} -a '${operands.words.join(' ')}'`;
  return [rest, ...optionsOf(command).map((option) => `${when} ${optionWords(words, option)}`)];
}

function optionWords(
  words: CliWords,
  { name, short, summary, placeholder, ...option }: CliOption<unknown>,
): string {
  const letter = short === null ? '' : ` -s ${short}`;
  return `-l ${name}${letter}${valueWords(placeholder, option)} -d ${quoted(summary(words))}`;
}

function valueWords(
  placeholder: string | null,
  { choices, isPath }: Pick<CliOption<unknown>, 'choices' | 'isPath'>,
): string {
  if (placeholder === null) return '';
  if (choices.length > 0) return ` -x -a '${choices.join(' ')}'`;
  return isPath ? ' -r -F' : ' -x';
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
