import type { Sentence } from '../words/english.en.ts';
import { likeliest, usageError } from './cli-error.ts';

/** An option of a command: how it is written, shown, completed and read. */
export interface CliOption<Value> {
  /** Without the dashes. */
  readonly name: string;
  /** A single letter that represents it; `null` without one. */
  readonly short: string | null;
  /** What its value is called in the help; `null` for a flag. */
  readonly placeholder: string | null;
  /** All values it takes; empty where any will do. */
  readonly choices: readonly string[];
  /** Whether its value is the path of a file or a folder. */
  readonly isPath: boolean;
  readonly summary: Sentence;
  /** Its value, from the texts it was given; none means the default. Throws `CliError`. */
  readonly read: (texts: readonly string[]) => Value;
}

/** A flag: given or not. */
export function flagOption(name: string, summary: Sentence, short?: string): CliOption<boolean> {
  const read = (texts: readonly string[]) => texts.length > 0;
  return { ...optionOf(name, summary), short: short ?? null, read };
}

/** How an option with a value is shown. */
export interface TextOptionHelp {
  readonly placeholder: string;
  readonly summary: Sentence;
  readonly isPath?: boolean;
}

/** A text; `null` when not given. Of several the last counts. */
export function textOption(name: string, help: TextOptionHelp): CliOption<string | null> {
  return { ...optionOf(name, help.summary), ...help, read: (texts) => texts.at(-1) ?? null };
}

/** Texts, in the order they were given. */
export function textsOption(name: string, help: TextOptionHelp): CliOption<readonly string[]> {
  const summary: Sentence = (words) => words.tool.several(help.summary(words));
  return { ...optionOf(name, summary), ...help, summary, read: (texts) => texts };
}

/** How an option of a whole number is shown, and its bounds. */
export interface NumberOptionHelp {
  readonly placeholder: string;
  readonly summary: Sentence;
  readonly min: number;
  readonly max: number;
}

/** A whole number within bounds; `null` when not given. */
export function numberOption(name: string, help: NumberOptionHelp): CliOption<number | null> {
  const { placeholder, summary, min, max } = help;
  const read = (texts: readonly string[]) => {
    const text = texts.at(-1);
    if (text === undefined) return null;
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw usageError(({ tool }) => tool.notANumber(`--${name}`, text, { min, max }));
  };
  return { ...optionOf(name, summary), placeholder, read };
}

/** How an option with a few values is shown, and which it has when it is not given. */
export interface ChoiceOptionHelp<Choice extends string> {
  readonly choices: readonly Choice[];
  readonly standard: Choice;
  readonly summary: Sentence;
}

/** One of a few words. */
export function choiceOption<Choice extends string>(
  name: string,
  { choices, standard, summary }: ChoiceOptionHelp<Choice>,
): CliOption<Choice> {
  const read = (texts: readonly string[]) => {
    const text = texts.at(-1);
    if (text === undefined) return standard;
    const choice = choices.find((one) => one === text);
    if (choice !== undefined) return choice;
    const near = likeliest(text, choices);
    throw usageError(({ tool }) => tool.notAChoice(`--${name}`, text, { choices, near }));
  };
  return {
    ...optionOf(name, (words) => words.tool.standard(summary(words), standard)),
    placeholder: choices.join('|'),
    choices,
    read,
  };
}

function optionOf(name: string, summary: Sentence) {
  return { name, summary, short: null, placeholder: null, choices: [], isPath: false };
}
