import type { CliOption } from '../frame/cli-option.ts';
import type { Command } from '../frame/command.ts';
import { HELP_OPTION } from '../frame/read-arguments.ts';

/** The completion script of fish. */
export function fishCompletion(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const top = `-n 'not __fish_seen_subcommand_from ${names}'`;
  const lines = [
    '# Completion of form-engine for fish: save in ~/.config/fish/completions.',
    'complete -c form-engine -f',
    `complete -c form-engine ${top} -l help -s h -d 'Tells how the tool is used.'`,
    `complete -c form-engine ${top} -l version -s V -d 'Tells the version.'`,
    ...commands.map(
      ({ name, summary }) => `complete -c form-engine ${top} -a ${name} -d ${quoted(summary)}`,
    ),
    ...commands.flatMap(commandLines),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines({ name, options, operands }: Command): readonly string[] {
  const when = `complete -c form-engine -n '__fish_seen_subcommand_from ${name}'`;
  const rest =
    operands.kind === 'files' ? `${when} -F` : `${when} -a '${operands.words.join(' ')}'`;
  return [rest, ...[...options, HELP_OPTION].map((option) => `${when} ${optionWords(option)}`)];
}

function optionWords({ name, short, summary, placeholder, ...option }: CliOption<unknown>): string {
  const letter = short === null ? '' : ` -s ${short}`;
  return `-l ${name}${letter}${valueWords(placeholder, option)} -d ${quoted(summary)}`;
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
