import type { ExitCode } from '../frame/exit-code.ts';
import { plural } from '../frame/plural.ts';
import type { Advice } from './advice.ts';

/** The tool itself: its help, and what is wrong with a command line. */
export const tool = {
  usage: 'Usage',
  command: '<command>',
  anyOptions: '[options]',
  commands: 'Commands',
  options: 'Options',
  exitCodes: 'Exit codes',
  examples: 'Examples',
  help: 'Shows this help; behind a command, the help of the command.',
  commandHelp: 'Shows how the command is used.',
  toolHelp: 'Shows how the tool is used.',
  version: 'Shows the version.',
  more: 'form-engine help <command> prints more. Results go to stdout, errors to stderr.',
  ownFault: (version: string) =>
    `form-engine ${version}: a fault of its own. Please report it with these lines:`,
  wrote: (path: string) => `wrote ${path}`,
  several: (summary: string) => `${summary} May be given several times.`,
  standard: (summary: string, value: string) => `${summary} Default: ${value}.`,
  noCommand: (known: readonly string[]): Advice => ({
    what: 'No command was given.',
    why: `The commands are ${known.join(', ')}.`,
    remedy: 'Begin with one of them.',
  }),
  unknownCommand: (name: string, known: readonly string[], near: string | null): Advice => ({
    what: `There is no command "${name}".`,
    why: `The commands are ${known.join(', ')}.`,
    remedy: near === null ? 'Begin with one of them.' : `Did you mean form-engine ${near}?`,
  }),
  flagWithValue: (name: string, value: string): Advice => ({
    what: `${name} was given the value "${value}".`,
    why: 'It is a flag and takes none.',
    remedy: `Write ${name} alone.`,
  }),
  valueMissing: (name: string, placeholder: string): Advice => ({
    what: `${name} has no value.`,
    why: `It takes ${placeholder}.`,
    remedy: `Write ${name} ${placeholder}, or ${name}=${placeholder} for a value that begins with a dash.`,
  }),
  unknownOption: (name: string, known: readonly string[], near: string | null): Advice => ({
    what: `There is no option ${name}.`,
    why: `The options are ${known.join(', ')}.`,
    remedy:
      near === null
        ? 'Leave it out; a file of that name is written behind --.'
        : `Did you mean ${near}?`,
  }),
  operandMissing: (command: string, usage: string, isOfFiles: boolean): Advice => ({
    what: `${command} has no file to read.`,
    why: `It needs ${usage}.`,
    remedy: `Write form-engine ${command} ${usage}${isOfFiles ? '; - reads the standard input' : ''}.`,
  }),
  operandsTooMany: (command: string, given: readonly string[], max: number): Advice => ({
    what: `${command} was given ${given.length} operands: ${given.join(' ')}.`,
    why: max === 0 ? 'It takes none.' : `It takes ${max} at most.`,
    remedy: 'Run it once for each, or quote a pattern so that the shell leaves it alone.',
  }),
  notANumber: (option: string, text: string, { min, max }: NumberLimits): Advice => ({
    what: `${option} is "${text}".`,
    why: `It takes a whole number from ${min} to ${max}.`,
    remedy: `Write, for example, ${option} ${Math.min(max, Math.max(min, 100))}.`,
  }),
  notAChoice: (option: string, text: string, { choices, near }: Choice): Advice => ({
    what: `${option} is "${text}".`,
    why: `It takes ${choices.join(', ')}.`,
    remedy: near === null ? 'Write one of them.' : `Did you mean ${option} ${near}?`,
  }),
  notWritten: (path: string, error: string): Advice => ({
    what: `${path} could not be written: ${error}.`,
    why: 'What it was to hold is lost.',
    remedy: 'Check the path and the right to write there, and run the command again.',
  }),
};

/** Bounds of a whole number. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Words that an option takes, and the one that is most like what was written. */
export interface Choice {
  readonly choices: readonly string[];
  readonly near: string | null;
}

/** What every exit code means; the manual is held to this table by a test. */
export const exits: Readonly<Record<ExitCode, string>> = {
  0: 'All is well: nothing found, nothing diverged.',
  1: 'Something was found: findings, a divergence, a broken law.',
  2: 'Wrong usage: the command, an option or a value differs from the help.',
  3: 'Unreadable input: no such file, not JSON, not a trace.',
  69: 'A package that the command needs is not installed.',
  70: 'Internal: a fault of form-engine itself.',
  73: 'The output could not be written.',
};

/** Options that several commands have. */
export const options = {
  lang: 'Language of what is printed.',
  at: 'JSON Pointer of the definitions inside the document, e.g. /page, or /definitions of a trace.',
  mode: 'What the form is for: an entry with its full rules, or a filter that requires nothing.',
  seed: 'Seed of chance: the same seed plays the same. Default: another each time, and shown.',
};

/** What is wrong with files and definitions. */
export const input = {
  severalFiles: (operand: string, count: number): Advice => ({
    what: `"${operand}" matches ${count} files.`,
    why: 'The command works on one.',
    remedy: 'Name one of them.',
  }),
  badPointer: (pointer: string, likeliest: string): Advice => ({
    what: `--at is "${pointer}".`,
    why: 'A JSON Pointer is empty or begins with a slash, and ~ is in it as ~0 and / as ~1.',
    remedy: `Write --at ${likeliest}.`,
  }),
  nothingAt: (name: string, pointer: string): Advice => ({
    what: `${name} has nothing at ${pointer}.`,
    why: 'The definitions were to be found there.',
    remedy: 'Give --at the JSON Pointer of a value that is in the document.',
  }),
  noFilters: (name: string, at: string | null, pointer: string): Advice => ({
    what: `${name} has no filters at ${at === null || at === '' ? 'the top' : at}.`,
    why: `Its definitions are at ${pointer}.`,
    remedy: `Add --at ${pointer}.`,
  }),
  folder: (path: string): Advice => ({
    what: `${path} is a folder.`,
    why: 'Files are read, or the matches of a pattern.',
    remedy: `Write '${path.replace(/\/$/, '')}/**/*.json' for all that is in it.`,
  }),
  noMatch: (operand: string): Advice => ({
    what: `No file matches ${operand}.`,
    why: 'There is nothing to read.',
    remedy: 'Check the path; put a pattern in quotes, so that the shell leaves it alone.',
  }),
  notJson: (place: string, fault: string): Advice => ({
    what: `${place} is not JSON: ${fault}.`,
    why: 'Nothing of the file was read.',
    remedy: 'Correct the text there.',
  }),
  notRead: (name: string, error: string): Advice => ({
    what: `${name} could not be read: ${error}.`,
    why: 'Nothing of the file was read.',
    remedy: 'Check the path and the right to read it.',
  }),
  noTrace: (name: string, problems: number, shown: readonly string[]): Advice => {
    const rest = problems - shown.length;
    return {
      what: `${name} is no trace: ${plural(problems, 'problem')}.`,
      why: shown.join('\n  '),
      remedy: `${rest > 0 ? `And ${rest} more. ` : ''}Correct the file, or record it again.`,
    };
  },
  unknownKey: (key: string, count: number, near: string | null): Advice => ({
    what: `No field has the key "${key}".`,
    why: `The form has ${plural(count, 'key')}.`,
    remedy: near === null ? 'Name a key of the definitions.' : `Did you mean ${near}?`,
  }),
};

/** What an act of a trace is, in a few words. */
export const acts = {
  start: 'the start',
  load: (load: number) => `load ${load}`,
  values: (count: number, isComplete: boolean) =>
    `${plural(count, 'value')}${isComplete ? '' : ' of more'}`,
};
