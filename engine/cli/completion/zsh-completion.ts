import type { CliOption } from '../frame/cli-option.ts';
import type { Command } from '../frame/command.ts';
import { optionsOf } from '../frame/read-arguments.ts';
import type { CliWords } from '../words/english.en.ts';

/** The completion script of zsh, as a file of its `fpath` or to be sourced. */
export function zshCompletion(words: CliWords, commands: readonly Command[]): string {
  const { tool } = words;
  return `#compdef form-engine
# Completion of form-engine for zsh: save as _form-engine in a folder of fpath.
_form_engine() {
  local -a commands
  commands=(
${commands.map(({ name, help }) => `    ${quoted(`${name}:${help(words).summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments ${quoted(`--help[${tool.toolHelp}]`)} ${quoted(`--version[${tool.version}]`)}
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${commands.map((command) => commandCase(words, command)).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_form_engine" ]; then
  _form_engine "$@"
else
  compdef _form_engine form-engine
fi
`;
}

function commandCase(words: CliWords, command: Command): string {
  const { name, operands } = command;
  const specs = optionsOf(command).map((option) => quoted(optionSpec(words, option)));
  const rest =
    operands.kind === 'files' ? "'*:file:_files'" : quoted(`1:word:(${operands.words.join(' ')})`);
  return `    ${name}) _arguments ${[...specs, rest].join(' ')} ;;`;
}

function optionSpec(words: CliWords, option: CliOption<unknown>): string {
  const { name, placeholder, choices, isPath, summary } = option;
  const shown = `--${name}[${summary(words).replaceAll(/[[\]\\:]/g, String.raw`\$&`)}]`;
  if (placeholder === null) return shown;
  const value = placeholder.replaceAll(/[<>:|]/g, ' ').trim();
  if (choices.length > 0) return `${shown}:${name}:(${choices.join(' ')})`;
  return `${shown}:${value}:${isPath ? '_files' : ''}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
