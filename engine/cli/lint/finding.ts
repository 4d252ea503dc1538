import type { Severity } from '../../explain.ts';
import type { FormMode } from '../../index.ts';
import type { TextRegion } from '../../json.ts';

/** Something odd in a document: where, how bad, what, and what to do about it. */
export interface Finding {
  /** Stable and dotted. */
  readonly code: string;
  readonly severity: Severity;
  /** JSON Pointer into the whole file. */
  readonly pointer: string;
  readonly region: TextRegion;
  readonly message: string;
  readonly hint: string;
  /** The modes in which it was found. */
  readonly modes: readonly FormMode[];
}

/** What was found in one file, in the order of its text. */
export interface LintedFile {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Severities, the worst first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** Whether a severity is at least as bad as another. */
export function isAsBad(severity: Severity, limit: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(limit);
}

/** How many findings of each severity there are. */
export function countFindings(files: readonly LintedFile[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { findings } of files) for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
