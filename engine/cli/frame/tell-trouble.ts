import type { CliTrouble } from './cli-trouble.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { CommandIo } from './io.ts';
import { paint } from './paint.ts';

/** Tells a trouble on `stderr`: what, why, what to do. */
export function tellTrouble({ advice }: CliTrouble, { stderr }: CommandIo): void {
  const { what, why, remedy } = advice;
  stderr.write(`${paint(stderr, 'red', 'form-engine:')} ${what}\n  ${why}\n  ${remedy}\n`);
}

/** Tells several, and gives the exit code of the first. */
export function tellTroubles(troubles: readonly CliTrouble[], io: CommandIo): ExitCode {
  for (const trouble of troubles) tellTrouble(trouble, io);
  return troubles[0]?.exit ?? EXIT.good;
}
