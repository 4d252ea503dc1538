import { stripVTControlCharacters } from 'node:util';

/** Lines by which runners name what broke: an exception, a compiler's or a linter's error, a lack of memory. */
const ERROR_LINE = /\w*Error: |error TS\d|FATAL|out of memory|\[vitest-pool|× /;
const LONGEST_LINE = 240;

/** Returns the last line of a runner's output that names an error: its log may be cut to its end. */
export function lastError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return shortLine(lines.findLast((line) => ERROR_LINE.test(line)) ?? 'it printed no error');
}

/** Returns the first line of a message, without colours, cut to a length that a log can hold. */
export function shortLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.slice(0, LONGEST_LINE);
}
