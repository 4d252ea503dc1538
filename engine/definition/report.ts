import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode } from './diagnostic.ts';

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
  return {
    diagnostics,
    report: (code, pointer, message) => {
      const { severity, hint } = DIAGNOSTICS[code];
      diagnostics.push(Object.freeze({ code, severity, pointer, message, hint }));
    },
  };
}
