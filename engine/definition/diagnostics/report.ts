import { describeJson } from './describe-json.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';

/** Diagnostics of one code that a page may have; a broken list of 50,000 values needs no more. */
const REPORTED_PER_CODE = 1000;

/** Adds a diagnostic: its code, where it is, and what was found there. */
export type Report = (code: DiagnosticCode, pointer: string, met: unknown) => void;

/** A collector of diagnostics, in the order they were found. */
export interface DiagnosticCollector {
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates an empty collector. */
export function createDiagnosticCollector(): DiagnosticCollector {
  const diagnostics: Diagnostic[] = [];
  const counts = new Map<DiagnosticCode, number>();
  return {
    diagnostics,
    report: (code, pointer, met) => {
      const count = counts.get(code) ?? 0;
      counts.set(code, count + 1);
      if (count >= REPORTED_PER_CODE) return;
      diagnostics.push(Object.freeze({ code, pointer, met: describeJson(met) }));
    },
  };
}
