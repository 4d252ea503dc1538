import type { CliOption } from '../frame/cli-option.ts';
import type { Command } from '../frame/command.ts';
import { HELP_OPTION } from '../frame/read-arguments.ts';

/** The completion script of zsh, as a file of its `fpath` or to be sourced. */
export function zshCompletion(commands: readonly Command[]): string {
  return `#compdef form-engine
# Completion of form-engine for zsh: save as _form-engine in a folder of fpath.
_form_engine() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments '--help[Tells how the tool is used.]' '--version[Tells the version.]'
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_form_engine" ]; then
  _form_engine "$@"
else
  compdef _form_engine form-engine
fi
`;
}

function commandCase({ name, options, operands }: Command): string {
  const specs = [...options, HELP_OPTION].map((option) => quoted(optionSpec(option)));
  const rest =
    operands.kind === 'files' ? "'*:file:_files'" : quoted(`1:word:(${operands.words.join(' ')})`);
  return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;`;
}

function optionSpec({ name, placeholder, choices, isPath, summary }: CliOption<unknown>): string {
  const shown = `--${name}[${summary.replaceAll(/[[\]\\:]/g, String.raw`\$&`)}]`;
  if (placeholder === null) return shown;
  const value = placeholder.replaceAll(/[<>:|]/g, ' ').trim();
  if (choices.length > 0) return `${shown}:${name}:(${choices.join(' ')})`;
  return `${shown}:${value}:${isPath ? '_files' : ''}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
