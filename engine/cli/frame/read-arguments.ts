import { parseArgs } from 'node:util';

import { likeliest, usageError } from './cli-error.ts';
import { choiceOption, flagOption, type CliOption } from './cli-option.ts';
import type { Command, CommandArguments } from './command.ts';

/** Every command has it. */
export const HELP_OPTION = flagOption('help', ({ tool }) => tool.commandHelp, 'h');

/** Every command has it; `run` has read it before. */
export const LANG_OPTION = choiceOption('lang', {
  choices: ['en', 'ru'],
  standard: 'en',
  summary: ({ options }) => options.lang,
});

/** All options of a command, its own first. */
export function optionsOf({ options }: Command): readonly CliOption<unknown>[] {
  return [...options, LANG_OPTION, HELP_OPTION];
}

/**
 * Reads the words behind a command's name by its table. Throws `CliError` for a word that the
 * table does not know, a value that is missing or not of the option, and too few or many operands.
 */
export function readArguments(command: Command, words: readonly string[]): CommandArguments {
  const options = optionsOf(command);
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
    throw usageError(({ tool }) => tool.flagWithValue(rawName, value ?? ''));
  }
  const isMissing = value === undefined || (inlineValue !== true && /^-[^\d]/.test(value));
  if (!isMissing) return value;
  throw usageError(({ tool }) => tool.valueMissing(rawName, placeholder));
}

function unknownOption(rawName: string, options: readonly CliOption<unknown>[]) {
  const known = options.map(({ name }) => `--${name}`);
  const near = likeliest(rawName, known);
  return usageError(({ tool }) => tool.unknownOption(rawName, known, near));
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const { usage, min, max, kind } = operands;
  if (given.length < min) {
    throw usageError(({ tool }) => tool.operandMissing(name, usage, kind === 'files'));
  }
  if (given.length > max) {
    throw usageError(({ tool }) => tool.operandsTooMany(name, given, max));
  }
}
