import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode } from './diagnostic.ts';

/** Oddities of one code that a page is told of; a broken list of 50,000 values needs no more. */
export const REPORTED_PER_CODE = 1000;

/** Notes an oddity: its code, where it stands, and what was met there. */
export type Report = (code: DiagnosticCode, pointer: string, message: string) => void;

/** A notebook of oddities, in the order they were met. */
export interface Notebook {
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
}

/** Opens an empty notebook; severity and hint come from the catalogue. */
export function openNotebook(): Notebook {
  const diagnostics: Diagnostic[] = [];
  const counts = new Map<DiagnosticCode, number>();
  return {
    diagnostics,
    report: (code, pointer, message) => {
      const count = counts.get(code) ?? 0;
      counts.set(code, count + 1);
      if (count >= REPORTED_PER_CODE) return;
      const { severity, hint } = DIAGNOSTICS[code];
      diagnostics.push(Object.freeze({ code, severity, pointer, message, hint }));
    },
  };
}
