import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second: USER_HZ is 100 on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/**
 * Processor time in seconds of all ended child processes and their children; `null` where the
 * system has no /proc.
 */
export function childrenSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name in parentheses may contain spaces: fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // proc_pid_stat(5): cutime is field 16 and cstime field 17; the first here is field 3.
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return null;
  }
}
