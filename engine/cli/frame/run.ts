import manifest from '../../package.json' with { type: 'json' };
import { english, type CliWords } from '../words/english.en.ts';
import { russian } from '../words/russian.ru.ts';
import { CliError, likeliest, usageError } from './cli-error.ts';
import type { Command } from './command.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { commandHelp, commandUsage, toolHelp, toolUsage } from './help-text.ts';
import type { CommandIo, LocalizedIo } from './io.ts';
import { printError } from './print-error.ts';
import { HELP_OPTION, readArguments } from './read-arguments.ts';

/**
 * Runs one command line, in the language of its `--lang`, which may be anywhere in it.
 *
 * @param words Without the names of Node and of the script.
 * @returns The exit code. Trouble of the user's making is shown on `stderr`; never throws.
 */
export async function run(
  words: readonly string[],
  io: CommandIo,
  commands: readonly Command[],
): Promise<ExitCode> {
  const localized: LocalizedIo = { ...io, words: wordsOf(words) };
  const [name, ...rest] = withoutLang(words);
  const command = commands.find((one) => one.name === name) ?? null;
  try {
    return command === null
      ? runTool(name, localized, commands)
      : await runCommand(command, rest, localized);
  } catch (error) {
    if (!(error instanceof CliError)) return printInternal(error, localized);
    printError(error, localized);
    if (error.exit === EXIT.usage) {
      const usage =
        command === null ? toolUsage(localized.words) : commandUsage(localized.words, command);
      io.stderr.write(`\n${usage}\n`);
    }
    return error.exit;
  }
}

/** The language that `--lang` names; English for any other word, which is refused later. */
function wordsOf(words: readonly string[]): CliWords {
  const named = words.findLast((word, index) => words[index - 1] === '--lang' || isLang(word));
  return named?.replace(/^--lang=/, '') === 'ru' ? russian : english;
}

/** A command line with its language behind the command, where options are read. */
function withoutLang(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  if (isLang(first)) return [...words.slice(1, 2), first, ...words.slice(2)];
  return first === '--lang' ? [...words.slice(2, 3), first, second, ...words.slice(3)] : words;
}

function isLang(word: string): boolean {
  return word.startsWith('--lang=');
}

function runTool(
  name: string | undefined,
  { stdout, words }: LocalizedIo,
  commands: readonly Command[],
): ExitCode {
  if (name === '--version' || name === '-V') {
    stdout.write(`${manifest.version}\n`);
    return EXIT.good;
  }
  if (name === '--help' || name === '-h') {
    stdout.write(`${toolHelp(words, commands)}\n`);
    return EXIT.good;
  }
  const known = commands.map((command) => command.name);
  if (name === undefined) throw usageError(({ tool }) => tool.noCommand(known));
  throw usageError(({ tool }) => tool.unknownCommand(name, known, likeliest(name, known)));
}

async function runCommand(
  command: Command,
  words: readonly string[],
  io: LocalizedIo,
): Promise<ExitCode> {
  const given = readArguments(command, words);
  if (!given.of(HELP_OPTION)) return command.run(given, io);
  io.stdout.write(`${commandHelp(io.words, command)}\n`);
  return EXIT.good;
}

function printInternal(error: unknown, { stderr, words }: LocalizedIo): ExitCode {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(`${words.tool.ownFault(manifest.version)}\n${trace}\n`);
  return EXIT.internal;
}
