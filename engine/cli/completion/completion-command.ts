import { likeliest, usageError } from '../frame/cli-error.ts';
import type { Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { bashCompletion } from './bash-completion.ts';
import { fishCompletion } from './fish-completion.ts';
import { zshCompletion } from './zsh-completion.ts';

type Script = (commands: readonly Command[]) => string;

const scripts: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
]);

/**
 * `form-engine completion`: a script that lets a shell complete commands, options and their values.
 *
 * @param all The commands, asked for late: this one is among them.
 */
export function completionCommand(all: () => readonly Command[]): Command {
  const shells = Array.from(scripts.keys());
  return {
    name: 'completion',
    summary: 'Prints the completion script of a shell.',
    description: [
      'The script completes commands, options, the values of options that have a few, and files. It is written from the same tables as the help.',
    ],
    operands: { usage: shells.join('|'), min: 1, max: 1, kind: 'words', words: shells },
    options: [],
    examples: [
      { line: 'source <(form-engine completion bash)', meaning: 'Completes in this bash.' },
      {
        line: 'form-engine completion zsh > ~/.zfunc/_form-engine',
        meaning: 'Completes in every zsh that has ~/.zfunc in its fpath.',
      },
      {
        line: 'form-engine completion fish > ~/.config/fish/completions/form-engine.fish',
        meaning: 'Completes in every fish.',
      },
    ],
    run: async ({ operands: [shell = ''] }, io) => {
      const script = scripts.get(shell);
      if (script === undefined) throw unknownShell(shell, shells);
      io.stdout.write(script(all()));
      return EXIT.good;
    },
  };
}

function unknownShell(shell: string, shells: readonly string[]) {
  const near = likeliest(shell, shells);
  return usageError({
    what: `There is no script for the shell "${shell}".`,
    why: `There is one for ${shells.join(', ')}.`,
    remedy: near === null ? 'Name one of them.' : `Did you mean ${near}?`,
  });
}
