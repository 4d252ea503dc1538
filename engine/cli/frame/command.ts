import type { Sentence } from '../words/english.en.ts';
import type { CliOption } from './cli-option.ts';
import type { ExitCode } from './exit-code.ts';
import type { LocalizedIo } from './io.ts';

/** What a command was given, read by its own table of options. */
export interface CommandArguments {
  readonly operands: readonly string[];
  /** The value of an option of the command, its default when it was not given. */
  readonly of: <Value>(option: CliOption<Value>) => Value;
}

/** What is behind the options of a command. */
export interface Operands {
  /** As the usage writes them, e.g. `<file…>`; empty for a command that takes none. */
  readonly usage: string;
  readonly min: number;
  readonly max: number;
  readonly kind: 'files' | 'words';
  /** Words that are known, for completion. */
  readonly words: readonly string[];
}

/** Text of the help of a command, in one language. */
interface CommandHelp {
  /** One line. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** What the examples do, in their order. */
  readonly examples: readonly string[];
}

/** One command of the tool. Help, manual and completion are shown from this record. */
export interface Command {
  readonly name: string;
  readonly help: Sentence<CommandHelp>;
  readonly operands: Operands;
  readonly options: readonly CliOption<unknown>[];
  /** Command lines. */
  readonly examples: readonly string[];
  readonly run: (given: CommandArguments, io: LocalizedIo) => Promise<ExitCode>;
}

/** Operands of a command that reads files, `min` at least. */
export function fileOperands(usage: string, max = Number.POSITIVE_INFINITY): Operands {
  return { usage, min: 1, max, kind: 'files', words: [] };
}
