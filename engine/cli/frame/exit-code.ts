/** How a run of the command ended, as a shell sees it. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Exit codes by name. From 64 on they are those of `sysexits.h`. */
export const EXIT = {
  good: 0,
  found: 1,
  usage: 2,
  input: 3,
  missing: 69,
  internal: 70,
  output: 73,
} as const;

/** What every exit code means; the manual is held to this table by a test. */
export const EXIT_MEANINGS: Readonly<Record<ExitCode, string>> = {
  [EXIT.good]: 'All is well: nothing found, nothing diverged.',
  [EXIT.found]: 'Something was found: findings, a divergence, a broken law.',
  [EXIT.usage]: 'Wrong usage: the command, an option or a value is not as the help says.',
  [EXIT.input]: 'Unreadable input: no such file, not JSON, not a trace.',
  [EXIT.missing]: 'A package that the command needs is not installed.',
  [EXIT.internal]: 'Internal: a fault of form-engine itself.',
  [EXIT.output]: 'The output could not be written.',
};

/** All exit codes, from good to bad. */
export const EXIT_CODES: readonly ExitCode[] = Object.values(EXIT);
