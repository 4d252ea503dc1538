import type { CliWords } from '../words/english.en.ts';

/** A stream that a command writes to. */
export interface Output {
  readonly write: (text: string) => void;
  /** Whether it is a terminal that shows colours. */
  readonly isColoured: boolean;
}

/** All that a command may do to the world; a test gives one of its own. */
export interface CommandIo {
  /** Results. */
  readonly stdout: Output;
  /** Trouble and remarks. */
  readonly stderr: Output;
  /** The whole standard input. */
  readonly readInput: () => Promise<string>;
  /** Rejects with the error of the file system, its `code` included. */
  readonly readFile: (path: string) => Promise<string>;
  /** Writes a file whole, the folders above it included. */
  readonly writeFile: (path: string, text: string) => Promise<void>;
  /** What is at a path. */
  readonly kindOf: (path: string) => Promise<'file' | 'folder' | 'nothing'>;
  /** Files that a pattern matches, in no particular order. */
  readonly glob: (pattern: string) => Promise<readonly string[]>;
  /** Milliseconds of a clock that never decreases. */
  readonly now: () => number;
}

/** The same with everything that is printed, in the language of the run. */
export interface LocalizedIo extends CommandIo {
  readonly words: CliWords;
}
