import type { CliOption } from '../frame/cli-option.ts';
import type { Command } from '../frame/command.ts';
import { optionsOf } from '../frame/read-arguments.ts';
import type { CliWords } from '../words/english.en.ts';

/** The completion script of bash. Requires only bash 3.2. */
export function bashCompletion(_words: CliWords, commands: readonly Command[]): string {
  return `# Completion of form-engine for bash: source <(form-engine completion bash)
_form_engine() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${topWords(commands)}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(commandCase).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _form_engine form-engine
`;
}

function topWords(commands: readonly Command[]): string {
  return [...commands.map(({ name }) => name), '--help', '--version'].join(' ');
}

/** After an option with a few values those; after one with a path files, which is the default. */
function valueCases(command: Command): readonly string[] {
  return optionsOf(command)
    .filter(({ placeholder }) => placeholder !== null)
    .map((option) => `    "${command.name} --${option.name}") ${valueAct(option)} ;;`);
}

function valueAct({ choices, isPath }: CliOption<unknown>): string {
  if (choices.length > 0) {
    return `COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$word")); return`;
  }
  return isPath ? 'return' : 'COMPREPLY=(""); return';
}

function commandCase(command: Command): string {
  const { name, operands } = command;
  const names = optionsOf(command).map((option) => `--${option.name}`);
  if (operands.kind === 'words') {
    return `    ${name}) words="${[...operands.words, ...names].join(' ')}" ;;`;
  }
  return `    ${name}) case "$word" in -*) words="${names.join(' ')}" ;; *) return ;; esac ;;`;
}
