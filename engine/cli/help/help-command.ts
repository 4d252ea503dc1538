import { likeliest, usageError } from '../frame/cli-error.ts';
import type { Command } from '../frame/command.ts';
import { EXIT } from '../frame/exit-code.ts';
import { commandHelp, toolHelp } from '../frame/help-text.ts';

/**
 * `form-engine help`: how the tool, or one of its commands, is used.
 *
 * @param all The commands, asked for late: this one is among them.
 */
export function helpCommand(names: readonly string[], all: () => readonly Command[]): Command {
  return {
    name: 'help',
    help: ({ help }) => help,
    operands: { usage: '[command]', min: 0, max: 1, kind: 'words', words: names },
    options: [],
    examples: ['form-engine help lint'],
    run: async ({ operands: [name] }, io) => {
      const command = all().find((one) => one.name === name);
      if (name !== undefined && command === undefined) throw unknownCommand(name, all());
      io.stdout.write(
        `${command === undefined ? toolHelp(io.words, all()) : commandHelp(io.words, command)}\n`,
      );
      return EXIT.good;
    },
  };
}

function unknownCommand(name: string, commands: readonly Command[]) {
  const names = commands.map((command) => command.name);
  const near = likeliest(name, names);
  return usageError(({ help }) => help.unknownCommand(name, names, near));
}
