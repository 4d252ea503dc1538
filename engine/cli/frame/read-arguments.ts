import { parseArgs } from 'node:util';

import { likeliest, usageError } from './cli-error.ts';
import { flagOption, type CliOption } from './cli-option.ts';
import type { Command, CommandArguments } from './command.ts';

/** Every command has it. */
export const HELP_OPTION = flagOption('help', 'Tells how the command is used.', 'h');

/**
 * Reads the words behind a command's name by its table. Throws `CliError` for a word that the
 * table does not know, a value that is missing or not of the option, and too few or many operands.
 */
export function readArguments(command: Command, words: readonly string[]): CommandArguments {
  const options = [...command.options, HELP_OPTION];
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(options.map((option) => [option.name, toSpec(option)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });

  const texts = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (option === undefined) throw unknownOption(token.rawName, options);
    const text = readValue(option, token);
    texts.set(option.name, [...(texts.get(option.name) ?? []), text]);
  }

  const given: CommandArguments = {
    operands: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    of: (option) => option.read(texts.get(option.name) ?? []),
  };
  if (given.of(HELP_OPTION)) return given;
  checkOperands(command, given.operands);
  // All of them now: a misspelt value must not be found out half-way through.
  for (const option of options) given.of(option);
  return given;
}

function toSpec({ placeholder, short }: CliOption<unknown>) {
  const type = placeholder === null ? ('boolean' as const) : ('string' as const);
  return { type, multiple: true, ...(short !== null && { short }) };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readValue({ placeholder }: CliOption<unknown>, token: OptionToken): string {
  const { rawName, value, inlineValue } = token;
  if (placeholder === null && value === undefined) return '';
  if (placeholder === null) {
    throw usageError({
      what: `${rawName} was given the value "${value}".`,
      why: 'It is a flag and takes none.',
      remedy: `Write ${rawName} alone.`,
    });
  }
  const isMissing = value === undefined || (inlineValue !== true && /^-[^\d]/.test(value));
  if (!isMissing) return value;
  throw usageError({
    what: `${rawName} has no value.`,
    why: `It takes ${placeholder}.`,
    remedy: `Write ${rawName} ${placeholder}, or ${rawName}=${placeholder} for a value that begins with a dash.`,
  });
}

function unknownOption(rawName: string, options: readonly CliOption<unknown>[]) {
  const known = options.map(({ name }) => `--${name}`);
  const near = likeliest(rawName, known);
  return usageError({
    what: `There is no option ${rawName}.`,
    why: `The options are ${known.join(', ')}.`,
    remedy:
      near === null
        ? 'Leave it out; a file of that name is written behind --.'
        : `Did you mean ${near}?`,
  });
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const { usage, min, max, kind } = operands;
  if (given.length < min) {
    throw usageError({
      what: `${name} has no file to read.`,
      why: `It needs ${usage}.`,
      remedy: `Write form-engine ${name} ${usage}${kind === 'files' ? '; - reads the standard input' : ''}.`,
    });
  }
  if (given.length > max) {
    throw usageError({
      what: `${name} was given ${given.length} operands: ${given.join(' ')}.`,
      why: max === 0 ? 'It takes none.' : `It takes ${max} at most.`,
      remedy: `Run it once for each, or quote a pattern so that the shell leaves it alone.`,
    });
  }
}
