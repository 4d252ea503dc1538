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

/** All exit codes, from good to bad. */
export const EXIT_CODES: readonly ExitCode[] = Object.values(EXIT);
