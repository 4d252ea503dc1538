import type { CliError } from './cli-error.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { LocalizedIo } from './io.ts';
import { paint } from './paint.ts';

/** Prints an error on `stderr`: what, why, what to do. */
export function printError({ advice }: CliError, { stderr, words }: LocalizedIo): void {
  const { what, why, remedy } = advice(words);
  stderr.write(`${paint(stderr, 'red', 'form-engine:')} ${what}\n  ${why}\n  ${remedy}\n`);
}

/** Prints several errors; returns the exit code of the first. */
export function printErrors(errors: readonly CliError[], io: LocalizedIo): ExitCode {
  for (const error of errors) printError(error, io);
  return errors[0]?.exit ?? EXIT.good;
}
