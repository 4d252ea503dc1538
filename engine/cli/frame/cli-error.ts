import type { Advice } from '../words/advice.ts';
import type { Sentence } from '../words/english.en.ts';
import { EXIT, type ExitCode } from './exit-code.ts';

/** A run that cannot continue for a reason that its user can correct. Reported without a stack trace. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exit: ExitCode;
  readonly advice: Sentence<Advice>;

  constructor(exit: ExitCode, advice: Sentence<Advice>, options?: ErrorOptions) {
    super(`The run ends with the exit code ${exit}.`, options);
    this.exit = exit;
    this.advice = advice;
  }
}

/** Trouble with the words of the command line itself; the usage is shown along. */
export function usageError(advice: Sentence<Advice>): CliError {
  return new CliError(EXIT.usage, advice);
}

/** A problem of the input. */
export function inputError(advice: Sentence<Advice>, cause?: unknown): CliError {
  return new CliError(EXIT.input, advice, { cause });
}

/** An unknown word with the known one most like it, where there is one. */
export function likeliest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const [first] = near;
  return first !== undefined && first.far <= Math.max(1, Math.floor(word.length / 3))
    ? first.name
    : null;
}

/** Letters to put in, take out or change (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
