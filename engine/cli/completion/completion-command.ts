import { likeliest, usageError } from '../frame/cli-error.ts';
import type { Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import type { CliWords } from '../words/english.en.ts';
import { bashCompletion } from './bash-completion.ts';
import { fishCompletion } from './fish-completion.ts';
import { zshCompletion } from './zsh-completion.ts';

type Script = (words: CliWords, commands: readonly Command[]) => string;

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
    help: ({ completion }) => completion,
    operands: { usage: shells.join('|'), min: 1, max: 1, kind: 'words', words: shells },
    options: [],
    examples: [
      'source <(form-engine completion bash)',
      'form-engine completion zsh > ~/.zfunc/_form-engine',
      'form-engine completion fish > ~/.config/fish/completions/form-engine.fish',
    ],
    run: async ({ operands: [shell = ''] }, io) => {
      const script = scripts.get(shell);
      if (script === undefined) throw unknownShell(shell, shells);
      io.stdout.write(script(io.words, all()));
      return EXIT.good;
    },
  };
}

function unknownShell(shell: string, shells: readonly string[]) {
  const near = likeliest(shell, shells);
  return usageError(({ completion }) => completion.unknownShell(shell, shells, near));
}
