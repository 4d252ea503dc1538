import manifest from '../../package.json' with { type: 'json' };
import { CliError, likeliest, usageError } from './cli-error.ts';
import type { Command } from './command.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { commandHelp, commandUsage, TOOL_USAGE, toolHelp } from './help-text.ts';
import type { CommandIo } from './io.ts';
import { printError } from './print-error.ts';
import { HELP_OPTION, readArguments } from './read-arguments.ts';

/**
 * Runs one command line.
 *
 * @param words Without the names of Node and of the script.
 * @returns The exit code. Trouble of the user's making is shown on `stderr`; never throws.
 */
export async function run(
  words: readonly string[],
  io: CommandIo,
  commands: readonly Command[],
): Promise<ExitCode> {
  const [name, ...rest] = words;
  const command = commands.find((one) => one.name === name) ?? null;
  try {
    return command === null ? runTool(name, io, commands) : await runCommand(command, rest, io);
  } catch (error) {
    if (!(error instanceof CliError)) return printInternal(error, io);
    printError(error, io);
    if (error.exit === EXIT.usage) {
      io.stderr.write(`\n${command === null ? TOOL_USAGE : commandUsage(command)}\n`);
    }
    return error.exit;
  }
}

function runTool(name: string | undefined, io: CommandIo, commands: readonly Command[]): ExitCode {
  if (name === '--version' || name === '-V') {
    io.stdout.write(`${manifest.version}\n`);
    return EXIT.good;
  }
  if (name === '--help' || name === '-h') {
    io.stdout.write(`${toolHelp(commands)}\n`);
    return EXIT.good;
  }
  const known = commands.map((command) => command.name);
  const near = name === undefined ? null : likeliest(name, known);
  throw usageError({
    what: name === undefined ? 'No command was given.' : `There is no command "${name}".`,
    why: `The commands are ${known.join(', ')}.`,
    remedy: near === null ? 'Begin with one of them.' : `Did you mean form-engine ${near}?`,
  });
}

async function runCommand(
  command: Command,
  words: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  const given = readArguments(command, words);
  if (!given.of(HELP_OPTION)) return command.run(given, io);
  io.stdout.write(`${commandHelp(command)}\n`);
  return EXIT.good;
}

function printInternal(error: unknown, { stderr }: CommandIo): ExitCode {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(
    `form-engine ${manifest.version}: a fault of its own. Please report it with these lines:\n${trace}\n`,
  );
  return EXIT.internal;
}
