import { describeJson } from './describe-json.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';

/** Oddities of one code that a page is told of; a broken list of 50,000 values needs no more. */
const REPORTED_PER_CODE = 1000;

/** Notes an oddity: its code, where it stands, and what was met there. */
export type Report = (code: DiagnosticCode, pointer: string, met: unknown) => void;

/** A notebook of oddities, in the order they were met. */
export interface DiagnosticCollector {
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens an empty notebook. */
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
